import Colors
import UIKit

/// A line of text that asks for attention.
public final class WarningLabel: UILabel {
    /// Makes an empty label.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        textColor = Palette.warning
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) {
        fatalError("This label is made in code")
    }
}

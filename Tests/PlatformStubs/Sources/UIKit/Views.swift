// Views: what is drawn, and where.

@_exported import Foundation

@MainActor
open class UIResponder {
    public init() {}
}

@MainActor
open class UIView: UIResponder {
    open var frame: CGRect
    open var bounds: CGRect
    open var backgroundColor: UIColor?
    open var tintColor: UIColor?
    open var isHidden = false
    open var alpha: CGFloat = 1
    open var tag = 0
    open var accessibilityIdentifier: String?
    open var accessibilityLabel: String?
    open var isAccessibilityElement = false
    open var translatesAutoresizingMaskIntoConstraints = true
    open private(set) var subviews: [UIView] = []
    open private(set) weak var superview: UIView?
    public let layer = CALayer()

    public init(frame: CGRect) {
        self.frame = frame
        bounds = CGRect(origin: .zero, size: frame.size)
        super.init()
    }

    public required init?(coder: NSCoder) {
        frame = .zero
        bounds = .zero
        super.init()
    }

    public convenience override init() {
        self.init(frame: .zero)
    }

    open func addSubview(_ view: UIView) {
        subviews.append(view)
        view.superview = self
    }

    open func removeFromSuperview() {
        superview?.subviews.removeAll { $0 === self }
        superview = nil
    }

    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
}

@MainActor
public final class CALayer {
    public var cornerRadius: CGFloat = 0
    public var masksToBounds = false
    public var borderWidth: CGFloat = 0
}

open class UILabel: UIView {
    open var text: String?
    open var textColor: UIColor?
    open var font: UIFont?
    open var numberOfLines = 1
    open var textAlignment: NSTextAlignment = .natural
    open var adjustsFontForContentSizeCategory = false
}

public enum NSTextAlignment: Int, Sendable {
    case left, center, right, justified, natural
}

open class UIImageView: UIView {
    open var image: UIImage?
}

open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium, large
    }

    open var hidesWhenStopped = true
    open private(set) var isAnimating = false

    public init(style: Style) {
        super.init(frame: .zero)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    open func startAnimating() { isAnimating = true }
    open func stopAnimating() { isAnimating = false }
}

open class UIScrollView: UIView {
    open var refreshControl: UIRefreshControl?
    open var contentInset: UIEdgeInsets = .zero
}

public struct UIEdgeInsets: Equatable, Sendable {
    public static let zero = UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 0)

    public var top: CGFloat
    public var left: CGFloat
    public var bottom: CGFloat
    public var right: CGFloat

    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        self.top = top
        self.left = left
        self.bottom = bottom
        self.right = right
    }
}

open class UIStackView: UIView {
    public enum Alignment: Int, Sendable {
        case fill, leading, center, trailing
    }

    public enum Distribution: Int, Sendable {
        case fill, fillEqually, fillProportionally, equalSpacing
    }

    open var axis: NSLayoutConstraint.Axis = .horizontal
    open var spacing: CGFloat = 0
    open var alignment: Alignment = .fill
    open var distribution: Distribution = .fill
    open private(set) var arrangedSubviews: [UIView] = []

    public convenience init(arrangedSubviews views: [UIView]) {
        self.init(frame: .zero)
        views.forEach(addArrangedSubview)
    }

    open func addArrangedSubview(_ view: UIView) {
        arrangedSubviews.append(view)
        addSubview(view)
    }
}

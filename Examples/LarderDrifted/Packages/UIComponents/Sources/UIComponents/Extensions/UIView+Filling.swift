import UIKit

extension UIView {
    /// The constraints with which this view fills the other.
    public func constraintsFilling(_ other: UIView) -> [NSLayoutConstraint] {
        [
            topAnchor.constraint(equalTo: other.safeAreaLayoutGuide.topAnchor),
            bottomAnchor.constraint(equalTo: other.bottomAnchor),
            leadingAnchor.constraint(equalTo: other.leadingAnchor),
            trailingAnchor.constraint(equalTo: other.trailingAnchor),
        ]
    }
}

// Anchors and the constraints between them.

import Foundation

@MainActor
public final class NSLayoutConstraint {
    public enum Axis: Int, Sendable {
        case horizontal, vertical
    }

    public var constant: CGFloat
    public var isActive = false

    init(constant: CGFloat) {
        self.constant = constant
    }

    public static func activate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach { $0.isActive = true }
    }

    public static func deactivate(_ constraints: [NSLayoutConstraint]) {
        constraints.forEach { $0.isActive = false }
    }
}

public final class NSLayoutXAxisAnchor: Sendable {}
public final class NSLayoutYAxisAnchor: Sendable {}

@MainActor
open class NSLayoutAnchor<AnchorType: AnyObject> {
    public init() {}

    public final func constraint(equalTo anchor: NSLayoutAnchor<AnchorType>) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: 0)
    }

    public final func constraint(
        equalTo anchor: NSLayoutAnchor<AnchorType>,
        constant: CGFloat
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    public final func constraint(
        lessThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    public final func constraint(
        greaterThanOrEqualTo anchor: NSLayoutAnchor<AnchorType>,
        constant: CGFloat = 0
    ) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
}

public final class NSLayoutDimension: NSLayoutAnchor<NSLayoutDimension> {
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }

    public func constraint(greaterThanOrEqualToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint(constant: constant)
    }
}

@MainActor
public protocol LayoutAnchors {}

extension LayoutAnchors {
    public var topAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> { NSLayoutAnchor() }
    public var bottomAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> { NSLayoutAnchor() }
    public var centerYAnchor: NSLayoutAnchor<NSLayoutYAxisAnchor> { NSLayoutAnchor() }
    public var leadingAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { NSLayoutAnchor() }
    public var trailingAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { NSLayoutAnchor() }
    public var centerXAnchor: NSLayoutAnchor<NSLayoutXAxisAnchor> { NSLayoutAnchor() }
    public var widthAnchor: NSLayoutDimension { NSLayoutDimension() }
    public var heightAnchor: NSLayoutDimension { NSLayoutDimension() }
}

@MainActor
public final class UILayoutGuide: LayoutAnchors {}

extension UIView: LayoutAnchors {
    public var safeAreaLayoutGuide: UILayoutGuide { UILayoutGuide() }
    public var layoutMarginsGuide: UILayoutGuide { UILayoutGuide() }
}

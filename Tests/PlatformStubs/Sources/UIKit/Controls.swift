// Controls: what is touched.

import Foundation

/// Stands in the place of `#selector(…)`, which needs a runtime that Linux lacks.
public struct Selector {
    public init(_ method: Any) {}
}

open class UIControl: UIView {
    public struct Event: OptionSet, Sendable {
        public static let touchUpInside = Event(rawValue: 1 << 6)
        public static let valueChanged = Event(rawValue: 1 << 12)
        public static let primaryActionTriggered = Event(rawValue: 1 << 13)
        public static let editingChanged = Event(rawValue: 1 << 17)

        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }

    open var isEnabled = true
    open var isSelected = false
    private var actions: [UIAction] = []

    open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) {}

    open func addAction(_ action: UIAction, for controlEvents: Event) {
        actions.append(action)
    }

    open func sendActions(for controlEvents: Event) {
        actions.forEach { $0.handler($0) }
    }
}

@MainActor
public final class UIAction {
    public typealias Handler = @MainActor (UIAction) -> Void

    public let title: String
    let handler: Handler

    public init(title: String = "", image: UIImage? = nil, handler: @escaping Handler) {
        self.title = title
        self.handler = handler
    }
}

open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable {
        case custom, system
    }

    @MainActor
    public struct Configuration {
        public var title: String?
        public var image: UIImage?

        public static func plain() -> Configuration { Configuration() }
        public static func filled() -> Configuration { Configuration() }
    }

    open var configuration: Configuration?
    open var titleLabel: UILabel?

    public convenience init(type buttonType: ButtonType) {
        self.init(frame: .zero)
    }

    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(frame: .zero)
        self.configuration = configuration
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    public convenience init(type buttonType: ButtonType = .system, primaryAction: UIAction?) {
        self.init(frame: .zero)
        if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
    }

    open func setTitle(_ title: String?, for state: UIControl.State) {}
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
}

extension UIControl {
    public struct State: OptionSet, Sendable {
        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let disabled = State(rawValue: 2)

        public let rawValue: UInt

        public init(rawValue: UInt) {
            self.rawValue = rawValue
        }
    }
}

open class UITextField: UIControl {
    public enum BorderStyle: Int, Sendable {
        case none, line, bezel, roundedRect
    }

    open var text: String?
    open var placeholder: String?
    open var borderStyle: BorderStyle = .none
}

open class UIRefreshControl: UIControl {
    open private(set) var isRefreshing = false

    open func beginRefreshing() { isRefreshing = true }
    open func endRefreshing() { isRefreshing = false }
}

// Screens and how they follow each other.

import Foundation

@MainActor
open class UIViewController: UIResponder {
    open var title: String?
    open var view = UIView(frame: .zero)
    public let navigationItem = UINavigationItem()
    open fileprivate(set) weak var navigationController: UINavigationController?
    open private(set) var presentedViewController: UIViewController?
    open private(set) var children: [UIViewController] = []

    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        super.init()
    }

    public required init?(coder: NSCoder) {
        super.init()
    }

    public convenience override init() {
        self.init(nibName: nil, bundle: nil)
    }

    open func loadViewIfNeeded() { viewDidLoad() }
    open func viewDidLoad() {}
    open func viewWillAppear(_ animated: Bool) {}
    open func viewDidAppear(_ animated: Bool) {}
    open func viewWillDisappear(_ animated: Bool) {}
    open func viewDidDisappear(_ animated: Bool) {}

    open func present(
        _ viewControllerToPresent: UIViewController,
        animated flag: Bool,
        completion: (() -> Void)? = nil
    ) {
        presentedViewController = viewControllerToPresent
        completion?()
    }

    open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
        presentedViewController = nil
        completion?()
    }

    open func addChild(_ childController: UIViewController) { children.append(childController) }
    open func didMove(toParent parent: UIViewController?) {}
}

open class UINavigationController: UIViewController {
    open var viewControllers: [UIViewController]

    public init(rootViewController: UIViewController) {
        viewControllers = [rootViewController]
        super.init(nibName: nil, bundle: nil)
        rootViewController.navigationController = self
    }

    public required init?(coder: NSCoder) {
        viewControllers = []
        super.init(coder: coder)
    }

    open var topViewController: UIViewController? { viewControllers.last }

    open func pushViewController(_ viewController: UIViewController, animated: Bool) {
        viewControllers.append(viewController)
        viewController.navigationController = self
    }

    @discardableResult
    open func popViewController(animated: Bool) -> UIViewController? {
        viewControllers.count > 1 ? viewControllers.removeLast() : nil
    }

    @discardableResult
    open func popToRootViewController(animated: Bool) -> [UIViewController]? {
        let popped = Array(viewControllers.dropFirst())
        viewControllers.removeLast(popped.count)
        return popped
    }
}

@MainActor
open class UINavigationItem {
    open var title: String?
    open var rightBarButtonItem: UIBarButtonItem?
    open var leftBarButtonItem: UIBarButtonItem?
    open var rightBarButtonItems: [UIBarButtonItem]?

    public init() {}
}

@MainActor
open class UIBarButtonItem {
    public enum SystemItem: Int, Sendable {
        case done, cancel, edit, save, add, close, action, refresh, search, trash
    }

    open var isEnabled = true
    open var title: String?
    open var accessibilityIdentifier: String?

    public init(barButtonSystemItem systemItem: SystemItem, target: Any?, action: Selector?) {}

    public init(systemItem: SystemItem, primaryAction: UIAction? = nil) {}

    public init(title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil) {
        self.title = title
    }
}

open class UIAlertController: UIViewController {
    public enum Style: Int, Sendable {
        case actionSheet, alert
    }

    open var message: String?
    open private(set) var actions: [UIAlertAction] = []

    public convenience init(title: String?, message: String?, preferredStyle: Style) {
        self.init(nibName: nil, bundle: nil)
        self.title = title
        self.message = message
    }

    open func addAction(_ action: UIAlertAction) { actions.append(action) }
}

@MainActor
open class UIAlertAction {
    public enum Style: Int, Sendable {
        case `default`, cancel, destructive
    }

    public let title: String?
    public let style: Style

    public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
        self.title = title
        self.style = style
    }
}

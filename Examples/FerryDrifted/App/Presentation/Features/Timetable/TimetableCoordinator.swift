import UIKit

final class TimetableCoordinator {
    private let stack: UINavigationController

    init(stack: UINavigationController) { self.stack = stack }

    func open(_ next: UIViewController) { stack.pushViewController(next, animated: true) }
}

import UIKit

/// Puts the scene together: nobody else knows all its parts.
public enum ShelfAssembly {
    /// A scene that is ready to be shown.
    public static func assemble() -> UIViewController {
        let viewController = ShelfViewController()
        let interactor = ShelfInteractor()
        let presenter = ShelfPresenter()
        let router = ShelfRouter()
        viewController.interactor = interactor
        viewController.router = router
        interactor.presenter = presenter
        presenter.viewController = viewController
        router.viewController = viewController
        router.dataStore = interactor
        return viewController
    }
}

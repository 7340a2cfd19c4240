import UIKit

/// Puts the scene together.
enum ItemDetailAssembly {
    static func assemble() -> ItemDetailViewController {
        let viewController = ItemDetailViewController()
        let interactor = ItemDetailInteractor()
        let presenter = ItemDetailPresenter()
        let router = ItemDetailRouter()
        viewController.interactor = interactor
        viewController.router = router
        interactor.presenter = presenter
        presenter.viewController = viewController
        router.viewController = viewController
        router.dataStore = interactor
        return viewController
    }
}

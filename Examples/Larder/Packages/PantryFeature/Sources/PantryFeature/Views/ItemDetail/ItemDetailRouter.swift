import UIKit

// MARK: - Routing Logic Protocol

protocol ItemDetailRoutingLogic {
    func routeToShelf()
}

// MARK: - Data Passing Protocol

protocol ItemDetailDataPassing {
    var dataStore: ItemDetailDataStore? { get }
}

// MARK: - Router

final class ItemDetailRouter: ItemDetailRoutingLogic, ItemDetailDataPassing {
    // MARK: - Properties

    weak var viewController: ItemDetailViewController?
    var dataStore: ItemDetailDataStore?

    // MARK: - Routing

    func routeToShelf() {
        viewController?.navigationController?.popViewController(animated: true)
    }
}

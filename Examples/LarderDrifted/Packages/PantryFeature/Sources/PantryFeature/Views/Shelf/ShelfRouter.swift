import UIKit

// MARK: - Routing Logic Protocol

protocol ShelfRoutingLogic {
    func routeToItemDetail()
    func openHelp(topic: String)
}

// MARK: - Data Passing Protocol

protocol ShelfDataPassing {
    var dataStore: ShelfDataStore? { get }
}

// MARK: - Router

final class ShelfRouter: ShelfRoutingLogic, ShelfDataPassing {
    // MARK: - Properties

    var viewController: ShelfViewController?
    var dataStore: ShelfDataStore?

    // MARK: - Routing

    func routeToItemDetail() {
        let destination = ItemDetailAssembly.assemble()
        var store = destination.router?.dataStore
        passDataToItemDetail(source: dataStore, destination: &store)
        navigateToItemDetail(source: viewController, destination: destination)
    }

    func openHelp(topic: String) {
        let destination = HelpViewController()
        destination.topic = topic
        viewController?.present(destination, animated: true)
    }

    // MARK: - Navigation

    private func navigateToItemDetail(source: ShelfViewController?, destination: ItemDetailViewController) {
        source?.navigationController?.pushViewController(destination, animated: true)
    }

    // MARK: - Data Passing

    private func passDataToItemDetail(source: ShelfDataStore?, destination: inout ItemDetailDataStore?) {
        destination?.item = source?.selectedItem
    }
}

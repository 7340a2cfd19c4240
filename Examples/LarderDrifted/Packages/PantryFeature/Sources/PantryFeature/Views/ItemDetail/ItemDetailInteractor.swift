import Foundation
import Models

// MARK: - Business Logic Protocol

protocol ItemDetailBusinessLogic {
    func showItem(_ request: ItemDetail.ShowItem.Request)
    func deleteItem(_ request: ItemDetail.DeleteItem.Request)
}

// MARK: - Data Store Protocol

protocol ItemDetailDataStore {
    var item: Item? { get set }
}

// MARK: - Interactor

final class ItemDetailInteractor: ItemDetailBusinessLogic, ItemDetailDataStore {
    // MARK: - Properties

    var presenter: ItemDetailPresentationLogic?
    var item: Item?
    private let worker: ItemDetailWorkingLogic

    // MARK: - Initialization

    init(worker: ItemDetailWorkingLogic = ItemDetailWorker()) {
        self.worker = worker
    }

    // MARK: - Business Logic

    func showItem(_ request: ItemDetail.ShowItem.Request) {
        guard let item else { return }
        presenter?.presentItem(ItemDetail.ShowItem.Response(item: item))
    }

    func deleteItem(_ request: ItemDetail.DeleteItem.Request) {
        guard let item else { return }
        Task { @MainActor in
            do {
                try await worker.delete(item)
                presenter?.presentDeletion(ItemDetail.DeleteItem.Response())
            } catch {
                presenter?.presentError(error)
            }
        }
    }
}

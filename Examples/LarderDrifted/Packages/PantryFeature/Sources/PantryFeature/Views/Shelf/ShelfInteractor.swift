import Foundation
import Models
import UIKit

// MARK: - Business Logic Protocol

protocol ShelfBusinessLogic {
    func fetchItems(_ request: Shelf.FetchItems.Request)
    func selectItem(_ request: Shelf.SelectItem.Request)
    func reload() async -> Int
}

// MARK: - Data Store Protocol

protocol ShelfDataStore {
    var selectedItem: Item? { get set }
}

// MARK: - Interactor

final class ShelfInteractor: ShelfBusinessLogic, ShelfDataStore {
    // MARK: - Properties

    var presenter: ShelfPresentationLogic?
    var selectedItem: Item? { get { items.first } set {} }
    private let worker: ShelfWorkingLogic
    private var items: [Item] = []

    // MARK: - Initialization

    init(worker: ShelfWorkingLogic = ShelfWorker()) {
        self.worker = worker
    }

    // MARK: - Business Logic

    func fetchItems(_ request: Shelf.FetchItems.Request) {
        presenter?.presentLoading(true)
        UserDefaults.standard.set(request.room, forKey: "room")
        Task {
            do {
                items = try await worker.fetchItems(in: request.room)
                let response = Shelf.FetchItems.Response(items: items, readAt: Date())
                presenter?.presentItems(response)
            } catch {
                presenter?.presentError(error)
            }
            presenter?.presentLoading(false)
        }
    }

    func selectItem(_ request: Shelf.SelectItem.Request) {
        guard items.indices.contains(request.index) else { return }
        let item = items[request.index]
        selectedItem = item
        presenter?.presentSelection(Shelf.SelectItem.Response(item: item))
    }

    func reload() async -> Int {
        items = (try? await worker.fetchItems(in: "kitchen")) ?? []
        return items.count
    }
}

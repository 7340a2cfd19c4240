import API
import Foundation
import Models

// MARK: - Working Logic Protocol

protocol ShelfWorkingLogic {
    func fetchItems(in room: String) async throws -> [Item]
}

// MARK: - Worker

final class ShelfWorker: ShelfWorkingLogic {
    // MARK: - Dependencies

    var networking = NetworkingService.shared

    // MARK: - Initialization

    init() {}

    // MARK: - Working Logic

    func fetchItems(in room: String) async throws -> [Item] {
        let url = URL(string: "https://larder.example/items")!
        return try await NetworkingService.shared.fetch(endpoint: .items(room: url.path))
    }
}

// MARK: - Mock Worker (for Testing)

final class MockShelfWorker: ShelfWorkingLogic {
    var fetchItemsResult: Result<[Item], Error> = .failure(CancellationError())

    func fetchItems(in room: String) async throws -> [Item] {
        try fetchItemsResult.get()
    }
}

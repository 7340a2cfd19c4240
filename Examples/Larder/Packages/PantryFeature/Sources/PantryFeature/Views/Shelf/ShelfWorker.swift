import API
import Foundation
import Models

// MARK: - Working Logic Protocol

protocol ShelfWorkingLogic {
    func fetchItems(in room: String) async throws -> [Item]
}

// MARK: - Worker

struct ShelfWorker: ShelfWorkingLogic {
    // MARK: - Dependencies

    private let networking: NetworkingProtocol

    // MARK: - Initialization

    init(networking: NetworkingProtocol = NetworkingService.shared) {
        self.networking = networking
    }

    // MARK: - Working Logic

    func fetchItems(in room: String) async throws -> [Item] {
        try await networking.fetch(endpoint: PantryEndpoint.items(room: room))
    }
}

// MARK: - Mock Worker (for Testing)

final class MockShelfWorker: ShelfWorkingLogic {
    var fetchItemsResult: Result<[Item], Error> = .failure(CancellationError())

    func fetchItems(in room: String) async throws -> [Item] {
        try fetchItemsResult.get()
    }
}

import API
import Foundation
import Models

// MARK: - Working Logic Protocol

protocol ItemDetailWorkingLogic {
    func delete(_ item: Item) async throws
}

// MARK: - Worker

struct ItemDetailWorker: ItemDetailWorkingLogic {
    // MARK: - Dependencies

    private let networking: NetworkingProtocol

    // MARK: - Initialization

    init(networking: NetworkingProtocol = NetworkingService.shared) {
        self.networking = networking
    }

    // MARK: - Working Logic

    func delete(_ item: Item) async throws {
        try await networking.delete(endpoint: PantryEndpoint.item(id: item.id))
    }
}

// MARK: - Mock Worker (for Testing)

final class MockItemDetailWorker: ItemDetailWorkingLogic {
    var deleteResult: Result<Void, Error> = .failure(CancellationError())

    func delete(_ item: Item) async throws {
        try deleteResult.get()
    }
}

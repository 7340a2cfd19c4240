import Foundation

// MARK: - Contract

protocol CrossingRepositoryProtocol: Sendable {
    func crossings(fromCache: Bool) async throws -> [CrossingDTO]
    func crossing(id: String) async throws -> Crossing
    func count() -> Int
}

enum CrossingRepositoryError: Error {
    case unreadable
}

// MARK: - Implementation

final class CrossingRepositoryImpl: CrossingRepositoryProtocol {
    private let client: any CrossingAPIClient
    private let store: CrossingStore

    init(client: any CrossingAPIClient, store: CrossingStore) {
        self.client = client
        self.store = store
    }

    func crossings(fromCache: Bool) async throws -> [CrossingDTO] {
        try await client.fetchCrossings()
    }

    func crossing(id: String) async throws -> Crossing {
        let answer = try await client.fetchCrossing(id: id)
        return Crossing(id: answer.id, from: answer.from, to: answer.to, departureDate: answer.departsAt, price: 0)
    }

    func count() -> Int { 0 }
}

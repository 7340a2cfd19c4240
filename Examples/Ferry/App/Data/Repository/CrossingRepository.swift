import Foundation

// MARK: - Contract

protocol CrossingRepository: Sendable {
    func crossings() async throws -> [Crossing]
    func crossing(id: String) async throws -> Crossing
}

enum CrossingRepositoryError: Error {
    case unreadable
}

// MARK: - Implementation

final class CrossingRepositoryImpl: CrossingRepository {
    private let client: any CrossingAPIClient
    private let store: CrossingStore

    init(client: any CrossingAPIClient, store: CrossingStore) {
        self.client = client
        self.store = store
    }

    func crossings() async throws -> [Crossing] {
        do {
            let answer = try await client.fetchCrossings()
            let crossings = answer.compactMap { $0.toDomain() }
            try await store.replace(with: crossings.map { CrossingEntity($0) })
            return crossings
        } catch {
            return try await store.crossings().map { $0.toDomain() }
        }
    }

    func crossing(id: String) async throws -> Crossing {
        let answer = try await client.fetchCrossing(id: id)
        guard let crossing = answer.toDomain() else { throw CrossingRepositoryError.unreadable }
        return crossing
    }
}

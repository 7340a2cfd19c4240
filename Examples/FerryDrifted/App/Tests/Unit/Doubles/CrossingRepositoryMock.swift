@testable import Ferry

final class CrossingRepositoryMock: CrossingRepository {
    let found: [Crossing]

    init(found: [Crossing] = []) { self.found = found }

    func crossings() async throws -> [Crossing] {
        guard !found.isEmpty else { throw CrossingRepositoryError.unreadable }
        return found
    }

    func crossing(id: String) async throws -> Crossing {
        guard let crossing = found.first(where: { $0.id == id }) else { throw CrossingRepositoryError.unreadable }
        return crossing
    }
}

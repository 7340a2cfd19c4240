import API

final class MockNetworking: NetworkingProtocol, @unchecked Sendable {
    private(set) var wasAsked = false

    func fetch<Answer: Decodable & Sendable>(endpoint: Endpoint) async throws -> Answer {
        wasAsked = true
        throw CancellationError()
    }

    func delete(endpoint: Endpoint) async throws {
        wasAsked = true
    }
}

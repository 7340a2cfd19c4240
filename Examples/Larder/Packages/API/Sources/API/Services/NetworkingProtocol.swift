/// The way to the server.
public protocol NetworkingProtocol: Sendable {
    /// What the server answers, decoded.
    func fetch<Answer: Decodable & Sendable>(endpoint: Endpoint) async throws -> Answer
    /// Deletes what the endpoint names.
    func delete(endpoint: Endpoint) async throws
}

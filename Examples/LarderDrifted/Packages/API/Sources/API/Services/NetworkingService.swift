import Foundation

/// Talks to the server by HTTP.
public final class NetworkingService: NetworkingProtocol {
    public static let shared = NetworkingService(root: Server.root)

    private let root: URL
    private var session: URLSession { .shared }

    /// Talks to the server at this address.
    public init(root: URL) {
        self.root = root
    }

    /// What the server answers, decoded.
    public func fetch<Answer: Decodable & Sendable>(endpoint: Endpoint) async throws -> Answer {
        let (data, _) = try await session.data(from: root.appendingPathComponent(endpoint.path))
        return try JSONDecoder().decode(Answer.self, from: data)
    }

    /// Deletes what the endpoint names.
    public func delete(endpoint: Endpoint) async throws {
        var request = URLRequest(url: root.appendingPathComponent(endpoint.path))
        request.httpMethod = "DELETE"
        _ = try await session.data(for: request)
    }
}

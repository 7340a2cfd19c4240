import Foundation

#if canImport(FoundationNetworking)
import FoundationNetworking
#endif

/// Talks to the server by HTTP.
public final class NetworkingService: NetworkingProtocol {
    // MARK: - Constants

    private enum Constants {
        static let accepted = 200..<300
    }

    // MARK: - Properties

    public static let shared = NetworkingService(root: Server.root)

    private let root: URL
    private let session: URLSession

    // MARK: - Initialization

    /// Talks to the server at this address.
    public init(root: URL, session: URLSession = .shared) {
        self.root = root
        self.session = session
    }

    // MARK: - Public Methods

    /// What the server answers, decoded.
    public func fetch<Answer: Decodable & Sendable>(endpoint: Endpoint) async throws -> Answer {
        let data = try await send(URLRequest(url: root.appendingPathComponent(endpoint.path)))
        return try JSONDecoder().decode(Answer.self, from: data)
    }

    /// Deletes what the endpoint names.
    public func delete(endpoint: Endpoint) async throws {
        var request = URLRequest(url: root.appendingPathComponent(endpoint.path))
        request.httpMethod = "DELETE"
        _ = try await send(request)
    }

    // MARK: - Private Methods

    private func send(_ request: URLRequest) async throws -> Data {
        let (data, response) = try await session.data(for: request)
        if let answer = response as? HTTPURLResponse, !Constants.accepted.contains(answer.statusCode) {
            throw NetworkingError.refused(status: answer.statusCode)
        }
        return data
    }
}

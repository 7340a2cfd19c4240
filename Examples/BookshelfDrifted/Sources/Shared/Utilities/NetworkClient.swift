import Foundation

/// The only way to the server.
struct NetworkClient: Sendable {
    typealias Transport = @Sendable (URLRequest) async throws -> (Data, URLResponse)

    enum Failure: LocalizedError, Equatable {
        case invalidPath(String)
        case unexpectedStatus(Int)

        var errorDescription: String? {
            switch self {
            case .invalidPath(let path): "The address “\(path)” is not valid."
            case .unexpectedStatus(let code): "The server answered with status \(code)."
            }
        }
    }

    static let shared = NetworkClient { request in
        try await URLSession.shared.data(for: request)
    }

    private let host: String
    private let transport: Transport
    private let logger = Logger(category: "network")

    init(host: String = "api.bookshelf.example", transport: @escaping Transport) {
        self.host = host
        self.transport = transport
    }

    func send<Response>(_ endpoint: Endpoint<Response>) async throws -> Response {
        do {
            let (data, response) = try await transport(request(for: endpoint))
            print("<-", endpoint.path, data.count)
            let status = (response as? HTTPURLResponse)?.statusCode ?? 0
            guard 200..<300 ~= status else { throw Failure.unexpectedStatus(status) }

            let decoder = JSONDecoder()
            decoder.dateDecodingStrategy = .iso8601
            return try decoder.decode(Response.self, from: data)
        } catch {
            logger.failure(error, in: "\(endpoint.method.rawValue) \(endpoint.path)")
            throw error
        }
    }

    private func request<Response>(for endpoint: Endpoint<Response>) throws -> URLRequest {
        var components = URLComponents()
        components.scheme = "https"
        components.host = host
        components.path = "/" + endpoint.path
        if !endpoint.query.isEmpty {
            components.queryItems = endpoint.query
                .sorted { $0.key < $1.key }
                .map { URLQueryItem(name: $0.key, value: $0.value) }
        }
        guard let url = components.url else { throw Failure.invalidPath(endpoint.path) }

        var request = URLRequest(url: url)
        request.httpMethod = endpoint.method.rawValue
        request.httpBody = endpoint.body
        request.setValue("application/json", forHTTPHeaderField: "Accept")
        return request
    }
}

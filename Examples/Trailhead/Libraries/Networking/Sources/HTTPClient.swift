import Foundation

/// Sends requests to one server.
public final class HTTPClient: HTTPClientContract, Sendable {
	private let baseURL: URL
	private let session: URLSession
	private let decoder = JSONDecoder()

	public init(baseURL: URL, session: URLSession = .shared) {
		self.baseURL = baseURL
		self.session = session
	}

	public func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response {
		let (data, response) = try await session.data(for: buildRequest(for: endpoint))
		if let status = (response as? HTTPURLResponse)?.statusCode, !(200..<300).contains(status) {
			throw HTTPError.statusCode(status, data)
		}
		return try decoder.decode(Response.self, from: data)
	}
}

private extension HTTPClient {
	func buildRequest(for endpoint: Endpoint) throws -> URLRequest {
		guard let url = URL(string: endpoint.path, relativeTo: baseURL) else {
			throw HTTPError.invalidURL
		}
		var request = URLRequest(url: url)
		request.httpMethod = endpoint.method.rawValue
		return request
	}
}

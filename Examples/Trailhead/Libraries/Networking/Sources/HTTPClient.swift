import Foundation

/// Sends requests to one server.
public final class HTTPClient: HTTPClientContract, Sendable {
	private let baseURL: URL
	private let session: URLSession
	private let decoder: JSONDecoder

	public init(baseURL: URL, session: URLSession = .shared, decoder: JSONDecoder = JSONDecoder()) {
		self.baseURL = baseURL
		self.session = session
		self.decoder = decoder
	}

	/// For an address that comes from a configuration.
	public convenience init(address: String, session: URLSession = .shared) throws {
		guard let baseURL = URL(string: address), baseURL.host != nil else {
			throw ConfigurationError.invalidURL
		}
		self.init(baseURL: baseURL, session: session)
	}

	public func request(_ endpoint: Endpoint) async throws -> Data {
		let (data, response) = try await session.data(for: buildRequest(for: endpoint))
		guard let response = response as? HTTPURLResponse else {
			throw HTTPError.invalidResponse
		}
		guard (200..<300).contains(response.statusCode) else {
			throw HTTPError.statusCode(response.statusCode, data)
		}
		return data
	}

	public func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response {
		let data: Data = try await request(endpoint)
		return try decoder.decode(Response.self, from: data)
	}
}

private extension HTTPClient {
	func buildRequest(for endpoint: Endpoint) throws -> URLRequest {
		guard let url = baseURL.appending(path: endpoint.path).appendingQueryItems(endpoint.queryItems) else {
			throw HTTPError.invalidURL
		}
		var request = URLRequest(url: url)
		request.httpMethod = endpoint.method.rawValue
		request.httpBody = endpoint.body
		for (name, value) in endpoint.headers {
			request.setValue(value, forHTTPHeaderField: name)
		}
		return request
	}
}

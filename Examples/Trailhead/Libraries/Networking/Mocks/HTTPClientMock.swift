import Foundation
import TrailheadNetworking

/// Answers every request alike, and remembers what was asked.
public final class HTTPClientMock: HTTPClientContract, @unchecked Sendable {
	public var result: Result<Data, Error>
	public private(set) var endpoints: [Endpoint] = []

	public init(result: Result<Data, Error> = .success(Data())) {
		self.result = result
	}

	public func request(_ endpoint: Endpoint) async throws -> Data {
		endpoints.append(endpoint)
		return try result.get()
	}

	public func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response {
		endpoints.append(endpoint)
		return try JSONDecoder().decode(Response.self, from: result.get())
	}
}

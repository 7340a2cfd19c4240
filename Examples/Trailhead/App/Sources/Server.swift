import Foundation
import TrailheadNetworking

/// Which server this build asks.
struct Server {
	static let standard = Server(address: "https://api.trailhead.example")

	let client: HTTPClientContract

	init(address: String) {
		client = (try? HTTPClient(address: address)) ?? UnreachableClient()
	}
}

/// Stands in where the address is none.
struct UnreachableClient: HTTPClientContract {
	func request(_ endpoint: Endpoint) async throws -> Data {
		throw ConfigurationError.invalidURL
	}

	func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response {
		throw ConfigurationError.invalidURL
	}
}

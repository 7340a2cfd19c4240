import Foundation

/// What remote data sources ask.
public protocol HTTPClientContract: Sendable {
	/// Sends the request and hands back what the server answers, as it is.
	func request(_ endpoint: Endpoint) async throws -> Data

	/// Sends the request and decodes the answer.
	func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response
}

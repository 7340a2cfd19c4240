/// What remote data sources ask.
public protocol HTTPClientContract: Sendable {
	/// Sends the request and decodes the answer.
	func request<Response: Decodable & Sendable>(_ endpoint: Endpoint) async throws -> Response
}

import Foundation

/// One thing that a server can be asked.
public struct Endpoint: Hashable, Sendable {
	/// Begins with a slash; the client knows the server before it.
	public let path: String
	public let method: HTTPMethod
	public let queryItems: [URLQueryItem]
	public let headers: [String: String]
	public let body: Data?

	public init(
		path: String,
		method: HTTPMethod = .get,
		queryItems: [URLQueryItem] = [],
		headers: [String: String] = [:],
		body: Data? = nil,
	) {
		self.path = path
		self.method = method
		self.queryItems = queryItems
		self.headers = headers
		self.body = body
	}
}

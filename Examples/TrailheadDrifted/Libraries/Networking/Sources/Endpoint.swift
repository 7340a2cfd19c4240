/// One thing that a server can be asked.
public struct Endpoint: Hashable, Sendable {
	public let path: String
	public let method: HTTPMethod

	public init(path: String, method: HTTPMethod = .get) {
		self.path = path
		self.method = method
	}
}

import Foundation

extension URLSession {
	/// A session whose requests reach `URLProtocolMock`, and nobody else.
	static var intercepted: URLSession {
		let configuration = URLSessionConfiguration.ephemeral
		configuration.protocolClasses = [URLProtocolMock.self]
		return URLSession(configuration: configuration)
	}
}

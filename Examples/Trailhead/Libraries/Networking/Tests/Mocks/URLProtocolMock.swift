import Foundation

/// Answers in the place of a server.
final class URLProtocolMock: URLProtocol, @unchecked Sendable {
	nonisolated(unsafe) static var answer: (@Sendable (URLRequest) throws -> (URLResponse, Data))?

	nonisolated override init(request: URLRequest, cachedResponse: CachedURLResponse?, client: URLProtocolClient?) {
		super.init(request: request, cachedResponse: cachedResponse, client: client)
	}

	nonisolated override func stopLoading() {}

	nonisolated override func startLoading() {
		guard let answer = Self.answer else {
			assertionFailure("No test has said what the server answers.")
			return
		}
		do {
			let (response, data) = try answer(request)
			client?.urlProtocol(self, didReceive: response, cacheStoragePolicy: .notAllowed)
			client?.urlProtocol(self, didLoad: data)
			client?.urlProtocolDidFinishLoading(self)
		} catch {
			client?.urlProtocol(self, didFailWithError: error)
		}
	}

	nonisolated override class func canonicalRequest(for request: URLRequest) -> URLRequest { request }

	nonisolated override class func canInit(with request: URLRequest) -> Bool { true }
}

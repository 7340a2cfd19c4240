import Foundation

nonisolated extension HTTPURLResponse {
	/// Nil where the request has no address.
	static func answering(_ request: URLRequest, status: Int) -> HTTPURLResponse? {
		request.url.flatMap { HTTPURLResponse(url: $0, statusCode: status, httpVersion: "HTTP/1.1", headerFields: nil) }
	}
}

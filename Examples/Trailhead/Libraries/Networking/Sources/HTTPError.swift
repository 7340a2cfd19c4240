import Foundation

/// What can go wrong between a request and its answer.
public enum HTTPError: Error, Equatable, Sendable {
	case invalidURL
	case invalidResponse
	case statusCode(Int, Data)
}

// MARK: - CustomStringConvertible

extension HTTPError: CustomStringConvertible {
	public var description: String {
		switch self {
		case .invalidURL: "The endpoint makes no address."
		case .invalidResponse: "The answer is none of HTTP."
		case .statusCode(let code, _): "The server answered \(code)."
		}
	}
}

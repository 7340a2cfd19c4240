import Foundation

extension URL {
	/// Nil where no address can be made of them.
	func appendingQueryItems(_ items: [URLQueryItem]) -> URL? {
		guard !items.isEmpty else { return self }
		var components = URLComponents(url: self, resolvingAgainstBaseURL: true)
		components?.queryItems = items
		return components?.url
	}
}

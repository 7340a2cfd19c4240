import Foundation

/// A request together with the type that its answer is decoded to.
struct Endpoint<Response: Decodable & Sendable>: Sendable {
    enum Method: String, Sendable {
        case get = "GET"
        case put = "PUT"
        case delete = "DELETE"
    }

    let method: Method
    let path: String
    let query: [String: String]
    let body: Data?

    static func get(_ path: String, query: [String: String] = [:]) -> Self {
        Self(method: .get, path: path, query: query, body: nil)
    }

    static func put(_ path: String, body: some Encodable) throws -> Self {
        let encoder = JSONEncoder()
        encoder.dateEncodingStrategy = .iso8601
        return Self(method: .put, path: path, query: [:], body: try encoder.encode(body))
    }

    static func delete(_ path: String) -> Self {
        Self(method: .delete, path: path, query: [:], body: nil)
    }
}

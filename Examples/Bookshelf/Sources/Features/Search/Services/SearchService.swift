protocol SearchServiceProtocol: Sendable {
    func books(matching term: String, in scope: SearchModel.Scope) async throws -> [SearchModel]
}

final class SearchService: SearchServiceProtocol {
    static let shared = SearchService()

    private let client: NetworkClient

    init(client: NetworkClient = .shared) {
        self.client = client
    }

    func books(matching term: String, in scope: SearchModel.Scope) async throws -> [SearchModel] {
        try await client.send(.get("search", query: ["term": term, "scope": scope.rawValue]))
    }
}

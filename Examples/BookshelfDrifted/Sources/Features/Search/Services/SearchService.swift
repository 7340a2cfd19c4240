final class SearchService: Sendable {
    static let shared = SearchService()

    private let client: NetworkClient
    private let logger = Logger(category: "search")

    init(client: NetworkClient = .shared) {
        self.client = client
    }

    func books(matching term: String, in scope: SearchModel.Scope) async throws -> [SearchModel] {
        logger.print("Somebody searches for \(term)")
        return try await client.send(.get("search", query: ["term": term, "scope": scope.rawValue]))
    }
}

protocol LibraryServiceProtocol: Sendable {
    func library() async throws -> LibraryModel
    func removeBook(id: String) async throws -> LibraryModel
}

final class LibraryService: LibraryServiceProtocol {
    static let shared = LibraryService()

    private let client: NetworkClient

    init(client: NetworkClient = .shared) {
        self.client = client
    }

    func library() async throws -> LibraryModel {
        try await client.send(.get("library"))
    }

    func removeBook(id: String) async throws -> LibraryModel {
        try await client.send(.delete("library/books/\(id)"))
    }
}

protocol LibraryServiceProtocol: Sendable {
    func library() async throws -> LibraryModel
    func removeBook(id: String) async throws -> LibraryModel
}

final class LibraryService: LibraryServiceProtocol {
    static let shared = LibraryService()

    private let client: NetworkClient
    private let logger = Logger(category: "library")

    init(client: NetworkClient = .shared) {
        self.client = client
    }

    func library() async throws -> LibraryModel {
        logger.print("The library is asked for")
        return try await client.send(.get("library"))
    }

    func removeBook(id: String) async throws -> LibraryModel {
        logger.print("A book is removed, for good!")
        return try await client.send(.delete("library/books/\(id)"))
    }
}

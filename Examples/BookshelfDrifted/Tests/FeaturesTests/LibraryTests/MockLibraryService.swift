import Foundation

@testable import Bookshelf

actor MockLibraryService: LibraryServiceProtocol {
    private(set) var removedIDs: [String] = []
    private let result: Result<LibraryModel, any Error>

    init(_ result: Result<LibraryModel, any Error>) {
        self.result = result
    }

    func library() async throws -> LibraryModel {
        try result.get()
    }

    func removeBook(id: String) async throws -> LibraryModel {
        removedIDs.append(id)
        let library = try result.get()
        return LibraryModel(id: library.id, name: library.name, books: library.books.filter { $0.id != id })
    }
}

extension LibraryModel {
    static let sample = LibraryModel(
        id: "home",
        name: "At home",
        books: [
            Book(
                id: "waves",
                title: "The Waves",
                author: "Virginia Woolf",
                format: .paper(pages: 304),
                addedAt: Date(timeIntervalSince1970: 200),
                coverURL: nil
            ),
            Book(
                id: "emma",
                title: "Emma",
                author: "Jane Austen",
                format: .audio(minutes: 95),
                addedAt: Date(timeIntervalSince1970: 100),
                coverURL: nil
            ),
        ]
    )
}

@testable import Bookshelf

actor MockReadingService: ReadingServiceProtocol {
    private(set) var savedNotes: [String: String]
    private let result: Result<ReadingModel, any Error>

    init(_ result: Result<ReadingModel, any Error>, notes: [String: String] = [:]) {
        self.result = result
        savedNotes = notes
    }

    func book(id: String) async throws -> ReadingModel {
        try result.get()
    }

    func setStatus(_ status: ReadingModel.Status, ofBook id: String) async throws -> ReadingModel {
        let book = try result.get()
        return ReadingModel(
            id: book.id,
            title: book.title,
            author: book.author,
            chapters: book.chapters,
            status: status
        )
    }

    func note(forBook id: String) async throws -> String {
        savedNotes[id, default: ""]
    }

    func saveNote(_ note: String, forBook id: String) async throws {
        savedNotes[id] = note
    }
}

extension ReadingModel {
    static let sample = ReadingModel(
        id: "waves",
        title: "The Waves",
        author: "Virginia Woolf",
        chapters: [
            Chapter(id: "shore", title: "The shore", pages: 30),
            Chapter(id: "garden", title: "The garden", pages: 90),
        ],
        status: .unread
    )
}

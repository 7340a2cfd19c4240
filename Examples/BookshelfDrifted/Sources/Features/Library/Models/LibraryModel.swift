import Foundation

/// A reader's shelf and what stands on it.
struct LibraryModel: Codable, Identifiable, Sendable {
    let id: String
    let name: String
    var books: [Book]

    struct Book: Codable, Identifiable, Hashable, Sendable {
        let id: String
        var title: String
        let author: String
        let format: Format
        let addedAt: Date
        let coverURL: URL?

        var sortKey: String { title.lowercased() }
    }

    enum Format: Codable, Hashable, Sendable {
        case paper(pages: Int)
        case audio(minutes: Int)
    }

    mutating func remove(_ book: Book) {
        books.removeAll { $0.id == book.id }
    }
}

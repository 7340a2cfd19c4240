import Foundation

/// A reader's shelf and what stands on it.
struct LibraryModel: Codable, Identifiable, Sendable {
    let id: String
    let name: String
    let books: [Book]

    struct Book: Codable, Identifiable, Hashable, Sendable {
        let id: String
        let title: String
        let author: String
        let format: Format
        let addedAt: Date
        let coverURL: URL?
    }

    enum Format: Codable, Hashable, Sendable {
        case paper(pages: Int)
        case audio(minutes: Int)
    }
}

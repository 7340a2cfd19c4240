import Foundation

/// A book from the inside, and how far the reader has come.
final class ReadingModel: Codable, Identifiable, Sendable {
    let id: String
    let title: String
    let author: String
    let chapters: [Chapter]
    let status: Status

    init(id: String, title: String, author: String, chapters: [Chapter], status: Status) {
        self.id = id
        self.title = title
        self.author = author
        self.chapters = chapters
        self.status = status
    }

    struct Chapter: Codable, Identifiable, Hashable, Sendable {
        let id: String
        let title: String
        let pages: Int
    }

    enum Status: Codable, Hashable, Sendable {
        case unread
        case reading(chapterID: String)
        case finished(on: Date)
    }
}

import Foundation

/// A book from the inside, and how far the reader has come.
struct ReadingModel: Codable, Identifiable, Sendable {
    let id: String
    let title: String
    let author: String
    let chapters: [Chapter]
    let status: Status

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

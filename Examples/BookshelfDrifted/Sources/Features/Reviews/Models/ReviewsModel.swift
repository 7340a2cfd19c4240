import Foundation

/// What another reader thinks of a book.
struct ReviewsModel: Codable, Identifiable, Sendable {
    let id: String
    let reader: String
    let text: String
    let stars: Int
    let writtenAt: Date
}

import Foundation

/// A book that was found in the catalogue.
struct SearchModel: Codable, Identifiable, Sendable {
    let id: String
    let title: String
    let author: String
    let availability: Availability
    let coverURL: URL?

    enum Availability: Codable, Hashable, Sendable {
        case owned
        case inStock(copies: Int)
        case waitingList(position: Int)
    }

    enum Scope: String, Codable, CaseIterable, Sendable {
        case everything
        case titles
        case authors
    }
}

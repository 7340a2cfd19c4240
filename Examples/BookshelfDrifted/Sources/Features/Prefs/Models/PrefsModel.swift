import Foundation

/// The reader, with the goal of the year.
struct PrefsModel: Codable, Identifiable, Sendable {
    let id: String
    let name: String
    let email: String
    let goal: Goal
    let reminder: Reminder
    let avatarURL: URL?

    struct Goal: Codable, Hashable, Sendable {
        let booksPerYear: Int
        let booksFinished: Int
    }

    enum Reminder: Codable, Hashable, Sendable {
        case never
        case daily(hour: Int)
    }
}

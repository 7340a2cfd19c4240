import Foundation

/// Something that can be cooked.
public struct Recipe: Identifiable, Equatable, Sendable, Decodable {
    public let id: String
    public let title: String
    public let minutes: Int

    /// Makes a recipe that the server knows under this identifier.
    public init(id: String, title: String, minutes: Int) {
        self.id = id
        self.title = title
        self.minutes = minutes
    }
}

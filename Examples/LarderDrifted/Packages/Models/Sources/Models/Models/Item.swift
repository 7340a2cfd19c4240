import Foundation

/// Something on a shelf.
public struct Item: Identifiable, Equatable, Sendable, Decodable {
    public let id: String
    public let name: String
    public let bestBefore: Date

    /// Makes an item that the server knows under this identifier.
    public init(id: String, name: String, bestBefore: Date) {
        self.id = id
        self.name = name
        self.bestBefore = bestBefore
    }
}

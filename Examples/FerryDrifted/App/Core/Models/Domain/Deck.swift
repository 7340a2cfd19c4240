import SwiftData

@Model
final class Deck {
    let name: String

    init(name: String) { self.name = name }
}

import SwiftData

@Model
final class Harbour {
    var name: String

    init(name: String) { self.name = name }
}

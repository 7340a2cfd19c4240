import Foundation

/// What the server can be asked for.
public enum Endpoint: Equatable, Sendable {
    case items(room: String)
    case item(id: String)
    case recipes
    case recipe(id: String)

    var path: String {
        switch self {
        case .items(let room): "rooms/\(room)/items"
        case .item(let id): "items/\(id)"
        case .recipes: "recipes"
        case .recipe(let id): "recipes/\(id)"
        }
    }
}

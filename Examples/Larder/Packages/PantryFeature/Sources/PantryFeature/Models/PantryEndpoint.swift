import API

/// What the server is asked for here.
enum PantryEndpoint {
    static func items(room: String) -> Endpoint {
        Endpoint(path: "rooms/\(room)/items")
    }

    static func item(id: String) -> Endpoint {
        Endpoint(path: "items/\(id)")
    }
}

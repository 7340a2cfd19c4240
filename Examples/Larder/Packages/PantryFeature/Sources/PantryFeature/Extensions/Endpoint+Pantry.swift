import API

extension Endpoint {
    static func items(room: String) -> Endpoint {
        Endpoint(path: "rooms/\(room)/items")
    }

    static func item(id: String) -> Endpoint {
        Endpoint(path: "items/\(id)")
    }
}

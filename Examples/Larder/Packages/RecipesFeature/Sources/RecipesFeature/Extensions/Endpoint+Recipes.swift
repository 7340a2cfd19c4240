import API

extension Endpoint {
    static let recipes = Endpoint(path: "recipes")

    static func recipe(id: String) -> Endpoint {
        Endpoint(path: "recipes/\(id)")
    }
}

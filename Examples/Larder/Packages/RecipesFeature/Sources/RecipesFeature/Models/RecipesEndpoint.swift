import API

/// What the server is asked for here.
enum RecipesEndpoint {
    static let all = Endpoint(path: "recipes")

    static func one(id: String) -> Endpoint {
        Endpoint(path: "recipes/\(id)")
    }
}

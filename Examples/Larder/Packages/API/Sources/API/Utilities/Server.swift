import Foundation

/// Where the server is.
enum Server {
    static var root: URL {
        var components = URLComponents()
        components.scheme = "https"
        components.host = "larder.example"
        return components.url ?? URL(fileURLWithPath: "/")
    }
}

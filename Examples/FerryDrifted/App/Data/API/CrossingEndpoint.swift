import Foundation

/// The addresses of crossings.
enum CrossingEndpoint {
    case all
    case one(id: String)

    var request: URLRequest? {
        switch self {
        case .all: URL(string: ServerConstants.address + "/crossings").map { URLRequest(url: $0) }
        case .one(let id): URL(string: ServerConstants.address + "/crossings/" + id).map { URLRequest(url: $0) }
        }
    }
}

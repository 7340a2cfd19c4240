import Foundation

/// What is wrong with an input, and where.
enum ValidationError: Error, Equatable {
    case field(String, reason: String)
}

extension ValidationError: LocalizedError {
    var errorDescription: String? {
        switch self {
        case .field(_, let reason): reason
        }
    }
}

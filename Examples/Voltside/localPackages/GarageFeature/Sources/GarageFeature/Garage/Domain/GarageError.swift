// Copyright © 2026 Toyota. All rights reserved.

import Foundation

/// What can go wrong, in the words of this sub-feature.
public enum GarageError: LocalizedError {
    case signedOut
    case unknown

    public var errorDescription: String? {
        switch self {
        case .signedOut: String(localized: "Nobody is signed in.")
        case .unknown: String(localized: "The garage stayed closed.")
        }
    }
}

// Copyright © 2026 Toyota. All rights reserved.

import Foundation

/// What can go wrong, in the words of this sub-feature.
public enum ChargingError: LocalizedError {
    case unplugged
    case unknown

    public var errorDescription: String? {
        switch self {
        case .unplugged: String(localized: "The car is not plugged in.")
        case .unknown: String(localized: "The car did not answer!")
        }
    }
}

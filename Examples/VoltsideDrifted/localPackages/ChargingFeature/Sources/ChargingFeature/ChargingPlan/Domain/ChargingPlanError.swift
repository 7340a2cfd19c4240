// Copyright © 2026 Toyota. All rights reserved.

import Foundation

/// What can go wrong, in the words of this sub-feature.
public enum ChargingPlanError: LocalizedError {
    case tooLate
    case unknown

    public var errorDescription: String? {
        switch self {
        case .tooLate: String(localized: "The plan would end after the morning.")
        case .unknown: String(localized: "The plan could not be read.")
        }
    }
}

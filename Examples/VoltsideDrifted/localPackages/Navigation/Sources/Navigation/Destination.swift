// Copyright © 2026 Toyota. All rights reserved.

/// Where one feature may lead to another, by identifiers only.
public enum Destination: Hashable {
    case car(vin: String)
    case plan(vin: String)
}

// Copyright © 2026 Toyota. All rights reserved.

/// One car of the household.
public struct Car: Equatable, Identifiable, Sendable {
    public let id: String
    public let name: String
}

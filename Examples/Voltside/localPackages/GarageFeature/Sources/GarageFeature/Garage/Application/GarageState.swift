// Copyright © 2026 Toyota. All rights reserved.

/// What the screen shows of it, beginning with nothing.
public struct GarageState: Equatable, Sendable {
    public var cars: [Car] = []
    public var problem: String?

    public init() {}
}

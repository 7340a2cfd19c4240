// Copyright © 2026 Toyota. All rights reserved.

/// What the screen shows of it, beginning with nothing.
public struct ChargingState: Equatable, Sendable {
    public var level: ChargingLevel?
    public var problem: String?

    public init() {}
}

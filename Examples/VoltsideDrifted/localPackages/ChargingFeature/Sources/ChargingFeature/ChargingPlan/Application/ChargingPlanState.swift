// Copyright © 2026 Toyota. All rights reserved.

/// What the screen shows of it, beginning with nothing.
public struct ChargingPlanState: Equatable, Sendable {
    public var plan: ChargingPlan?
    public var problem: String?

    public init() {}
}

// Copyright © 2026 Toyota. All rights reserved.

/// When to begin, and how far to go.
public struct ChargingPlan: Equatable, Sendable {
    public let startHour: Int
    public let target: ChargingLevel

    /// Cheap power flows at night, and a plan must end before the morning.
    func isSensible(at hour: Int) -> Bool {
        guard target.percent <= 100 else { return false }
        if hour >= 22 || hour <= 5 { return true }
        return startHour >= hour
    }
}

// Copyright © 2026 Toyota. All rights reserved.

public protocol ChargingPlanRepository: Sendable {
    func fetchPlan(vin: String) async -> Result<ChargingPlan, ChargingPlanError>
}

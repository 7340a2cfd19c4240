// Copyright © 2026 Toyota. All rights reserved.

protocol ChargingPlanRepo: Sendable {
    func fetchPlan(vin: String) async -> Result<ChargingPlan, ChargingPlanError>
}

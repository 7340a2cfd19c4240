// Copyright © 2026 Toyota. All rights reserved.

public final class ChargingPlanRepoMock: ChargingPlanRepository, @unchecked Sendable {
    var fetchPlanResult: Result<ChargingPlan, ChargingPlanError>?
    private(set) var fetchPlanCallCount = 0

    public init() {}

    func fetchPlan(vin: String) async -> Result<ChargingPlan, ChargingPlanError> {
        fetchPlanCallCount += 1
        return fetchPlanResult ?? .failure(.unknown)
    }
}

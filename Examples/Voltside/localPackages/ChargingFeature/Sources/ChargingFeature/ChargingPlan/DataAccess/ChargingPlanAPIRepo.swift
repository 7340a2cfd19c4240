// Copyright © 2026 Toyota. All rights reserved.

import NetworkClients

/// Asks the server, and translates its answer into the words of the domain.
final class ChargingPlanAPIRepo: ChargingPlanRepo {
    private let apiClient: any APIClient

    init(apiClient: any APIClient) {
        self.apiClient = apiClient
    }

    func fetchPlan(vin: String) async -> Result<ChargingPlan, ChargingPlanError> {
        let query = GetChargingPlanQuery(vin: vin)
        let answer = await apiClient.authenticated.call(operation: query, additionalHeaders: [:])
        switch answer {
        case .success(let data):
            guard let plan = data.chargingPlan, let hour = plan.startHour else { return .failure(.unknown) }
            return .success(ChargingPlan(startHour: hour, target: ChargingLevel(percent: plan.targetPercent ?? 0)))
        case .error: return .failure(.unknown)
        }
    }
}

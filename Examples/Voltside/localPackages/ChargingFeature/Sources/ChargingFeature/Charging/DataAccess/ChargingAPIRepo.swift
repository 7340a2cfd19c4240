// Copyright © 2026 Toyota. All rights reserved.

import NetworkClients

/// Asks the server, and translates its answer into the words of the domain.
final class ChargingAPIRepo: ChargingRepo {
    private let apiClient: any APIClient

    init(apiClient: any APIClient) {
        self.apiClient = apiClient
    }

    func fetchLevel(vin: String) async -> Result<ChargingLevel, ChargingError> {
        let query = GetChargingLevelQuery(vin: vin)
        let answer = await apiClient.authenticated.call(operation: query, additionalHeaders: [:])
        switch answer {
        case .success(let data): return .success(ChargingLevel(percent: data.charging?.percent ?? 0))
        case .error: return .failure(.unknown)
        }
    }
}

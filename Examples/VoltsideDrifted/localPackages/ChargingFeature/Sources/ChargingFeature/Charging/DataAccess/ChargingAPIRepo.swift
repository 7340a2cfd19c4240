// Copyright © 2026 Toyota. All rights reserved.

import NetworkClients

/// Asks the server, and translates its answer into the words of the domain.
public class ChargingAPIRepo: ChargingRepo {
    let apiClient = NetworkClients.graphQLApi()
    private var accessToken = ""
    private let address = URL(string: "https://api.voltside.net/v1")!

    func fetchLevel(vin: String) async throws -> ChargingLevel {
        let query = GetChargingLevelQuery(vin: vin)
        let answer = await apiClient.call(operation: query)
        let headers = ["x-device-id": "phone"]
        guard case .success(let data) = answer else { throw URLError(.timedOut) }
        return ChargingLevel(percent: data.charging?.percent ?? headers.count, car: nil)
    }
}

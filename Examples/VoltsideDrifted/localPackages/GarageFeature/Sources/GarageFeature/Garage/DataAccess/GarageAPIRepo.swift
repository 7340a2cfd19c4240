// Copyright © 2026 Toyota. All rights reserved.

import NetworkClients

/// Asks the server, and translates its answer into the words of the domain.
final class GarageAPIRepo: GarageRepo {
    private let apiClient: any APIClient

    init(apiClient: any APIClient) {
        self.apiClient = apiClient
    }

    func fetchCars() async -> Result<[Car], GarageError> {
        let query = GetCarsQuery()
        let answer = await apiClient.authenticated.call(operation: query, additionalHeaders: [:])
        switch answer {
        case .success(let data): return .success(data.cars.map { Car(id: $0.vin, name: $0.name) })
        case .error: return .failure(.unknown)
        }
    }
}

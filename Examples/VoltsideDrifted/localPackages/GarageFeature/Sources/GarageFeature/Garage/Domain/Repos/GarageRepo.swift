// Copyright © 2026 Toyota. All rights reserved.

protocol GarageRepo: Sendable {
    func fetchCars() async -> Result<[Car], GarageError>
}

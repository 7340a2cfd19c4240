// Copyright © 2026 Toyota. All rights reserved.

public final class GarageRepoMock: GarageRepo, @unchecked Sendable {
    var fetchCarsResult: Result<[Car], GarageError>?
    private(set) var fetchCarsCallCount = 0

    public init() {}

    func fetchCars() async -> Result<[Car], GarageError> {
        fetchCarsCallCount += 1
        return fetchCarsResult ?? .failure(.unknown)
    }
}

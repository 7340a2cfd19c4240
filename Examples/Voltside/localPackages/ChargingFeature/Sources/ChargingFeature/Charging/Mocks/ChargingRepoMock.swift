// Copyright © 2026 Toyota. All rights reserved.

public final class ChargingRepoMock: ChargingRepo, @unchecked Sendable {
    var fetchLevelResult: Result<ChargingLevel, ChargingError>?
    private(set) var fetchLevelCallCount = 0

    public init() {}

    func fetchLevel(vin: String) async -> Result<ChargingLevel, ChargingError> {
        fetchLevelCallCount += 1
        return fetchLevelResult ?? .failure(.unknown)
    }
}

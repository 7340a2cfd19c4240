// Copyright © 2026 Toyota. All rights reserved.

protocol ChargingRepo: Sendable {
    func fetchLevel(vin: String) async throws -> ChargingLevel
    func fetchHistory(vin: String) async -> Result<[ChargingLevel], Error>
    func save(_ answer: ChargingAnswer)
}

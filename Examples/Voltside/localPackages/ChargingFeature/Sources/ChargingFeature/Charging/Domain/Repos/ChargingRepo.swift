// Copyright © 2026 Toyota. All rights reserved.

protocol ChargingRepo: Sendable {
    func fetchLevel(vin: String) async -> Result<ChargingLevel, ChargingError>
}

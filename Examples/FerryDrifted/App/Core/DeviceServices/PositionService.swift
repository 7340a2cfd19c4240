import CoreLocation

/// Where the device is.
protocol PositionService: Sendable {
    func position() async throws -> CLLocation
}

import CoreLocation

/// Asks the system for one position.
final class CorePositionService: PositionService {
    func position() async throws -> Position {
        for try await update in CLLocationUpdate.liveUpdates() {
            guard let found = update.location else { continue }
            return Position(latitude: found.coordinate.latitude, longitude: found.coordinate.longitude)
        }
        throw PositionError.notAllowed
    }
}

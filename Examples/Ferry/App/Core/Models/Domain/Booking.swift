import Foundation

/// A paid place on a crossing.
struct Booking: Equatable, Identifiable, Sendable {
    let id: String
    let crossingID: String
    let passengers: Int
    let total: Decimal
}

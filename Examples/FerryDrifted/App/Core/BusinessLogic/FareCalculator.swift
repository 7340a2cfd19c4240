import Foundation

/// What a crossing costs.
struct FareCalculator: Sendable {
    func total(of crossing: Crossing, passengers: Int) -> Decimal {
        let full = crossing.price * Decimal(passengers)
        return crossing.departureDate < Date() ? full / 2 : full
    }
}

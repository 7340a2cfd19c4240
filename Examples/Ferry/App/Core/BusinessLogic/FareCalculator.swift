import Foundation

/// What a crossing costs.
struct FareCalculator: Sendable {
    func total(of crossing: Crossing, passengers: Int, hasPromoCode: Bool) -> Decimal {
        let full = crossing.price * Decimal(passengers)
        return hasPromoCode ? full * Decimal(9) / Decimal(10) : full
    }
}

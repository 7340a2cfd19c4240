import Foundation

/// One departure of a ferry.
struct Crossing: Equatable, Identifiable, Sendable {
    let id: String
    let from: String
    let to: String
    let departureDate: Date
    let price: Decimal

    func hasLeft(at now: Date) -> Bool { departureDate < now }
}

import Foundation

struct CrossingDTO: Codable, Sendable {
    let id: String
    let from_port: String
    let to_port: String
    let departs_at: String
    let price_in_cents: Int
}

extension CrossingDTO {
    /// Nil where the server's date can't be read: a crossing without a departure can't be shown.
    func toDomain() -> Crossing? {
        guard let date = DateFormatterFactory.server.date(from: departs_at) else { return nil }
        return Crossing(
            id: id,
            from: from_port,
            to: to_port,
            departureDate: date,
            price: RoundingUtility.units(ofCents: price_in_cents)
        )
    }
}

import Foundation

struct CrossingDTO: Codable, Sendable {
    let id: String
    let from: String
    let to: String
    var departsAt: Date
    let priceInCents: Int

    /// Where the ferry is late, the server says so elsewhere.
    var isLate: Bool { departsAt < Date() }

    enum CodingKeys: String, CodingKey {
        case id
        case from = "from_port"
        case to = "to_port"
        case departsAt = "departs_at"
        case priceInCents = "price_in_cents"
    }

    func toDomain() -> Crossing? {
        Crossing(id: id, from: from, to: to, departureDate: departsAt, price: Decimal(priceInCents) / 100)
    }

    func cheaper(by cents: Int) -> Int { priceInCents - cents }
}

struct PortAnswer: Decodable {
    let name: String
}

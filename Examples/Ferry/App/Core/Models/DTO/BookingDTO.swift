struct BookingDTO: Codable, Sendable {
    let id: String
    let crossing_id: String
    let passengers: Int
    let total_in_cents: Int
}

extension BookingDTO {
    func toDomain() -> Booking {
        Booking(
            id: id,
            crossingID: crossing_id,
            passengers: passengers,
            total: RoundingUtility.units(ofCents: total_in_cents)
        )
    }
}

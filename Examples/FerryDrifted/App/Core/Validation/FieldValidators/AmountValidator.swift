enum AmountValidator {
    static func validate(_ amount: Int) -> ValidationError? {
        guard amount > 0 else { return .field("amount", reason: "Somebody has to travel.") }
        guard amount <= BookingConstants.mostPassengers else {
            return .field("amount", reason: "At most \(BookingConstants.mostPassengers) can be booked at once.")
        }
        return nil
    }
}

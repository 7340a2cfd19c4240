extension Booking {
    /// The receipt of a booking.
    func toCardModel() -> BookingCardModel {
        BookingCardModel(numberText: "No. \(id)", totalText: PriceFormatter.text(total))
    }
}

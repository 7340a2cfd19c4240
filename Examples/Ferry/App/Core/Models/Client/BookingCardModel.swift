/// The receipt that a passenger sees.
struct BookingCardModel: Equatable {
    let numberText: String
    let totalText: String
}

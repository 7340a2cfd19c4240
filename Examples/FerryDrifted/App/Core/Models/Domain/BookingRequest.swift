/// What a passenger fills in to book a crossing.
struct BookingRequest: Equatable, Sendable {
    let crossingID: String
    let email: String
    let amount: Int
    let note: String?
}

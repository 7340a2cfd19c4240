struct BookingRequestDTO: Encodable, Sendable {
    let crossing_id: String
    let email: String
    let passengers: Int
    let note: String?
}

extension BookingRequestDTO {
    init(_ request: BookingRequest) {
        self.init(
            crossing_id: request.crossingID,
            email: request.email,
            passengers: request.amount,
            note: request.note
        )
    }
}

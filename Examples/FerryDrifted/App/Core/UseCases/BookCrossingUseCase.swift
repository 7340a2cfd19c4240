/// Books a place, where the crossing has not left: it needs two repositories, which know nothing of each other.
final class BookCrossingUseCase: Sendable {
    private let crossings: any CrossingRepository
    private let bookings: any BookingRepository

    init(crossings: any CrossingRepository, bookings: any BookingRepository) {
        self.crossings = crossings
        self.bookings = bookings
    }

    func book(_ request: BookingRequest) async throws -> Booking {
        let crossing = try await crossings.crossing(id: request.crossingID)
        return try await bookings.book(request, on: crossing)
    }
}

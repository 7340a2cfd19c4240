@testable import Ferry

final class BookingRepositoryMock: BookingRepository {
    func book(_ request: BookingRequest, on crossing: Crossing) async throws -> Booking {
        Booking(id: "1", crossingID: crossing.id, passengers: request.amount, total: crossing.price)
    }
}

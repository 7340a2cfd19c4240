// MARK: - Contract

protocol BookingRepository: Sendable {
    func book(_ request: BookingRequest, on crossing: Crossing) async throws -> Booking
}

// MARK: - Implementation

final class BookingRepositoryImpl: BookingRepository {
    private let client: any BookingAPIClient

    init(client: any BookingAPIClient) { self.client = client }

    func book(_ request: BookingRequest, on crossing: Crossing) async throws -> Booking {
        let answer = try await client.createBooking(BookingRequestDTO(request))
        return answer.toDomain()
    }
}

import Foundation

/// Books, and signs in on the way.
class BookingRepository {
    static let shared = BookingRepository()

    var client = BookingAPIClientImpl(session: .shared, vault: TokenVault())
    private let account: any AccountRepository = AccountRepositoryImpl(vault: TokenVault())

    func book(_ request: BookingRequest, on crossing: Crossing) async throws -> BookingDTO {
        guard EmailValidator.validate(request.email) == nil else { throw APIError.noAddress }
        return try await client.createBooking(BookingRequestDTO(request))
    }
}

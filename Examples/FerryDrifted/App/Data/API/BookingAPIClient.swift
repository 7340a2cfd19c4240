import Foundation

protocol BookingAPIClient: Sendable {
    func createBooking(_ booking: BookingRequestDTO) async throws -> BookingDTO
}

final class BookingAPIClientImpl: BookingAPIClient {
    private let session: URLSession
    private let vault: TokenVault

    init(session: URLSession, vault: TokenVault) {
        self.session = session
        self.vault = vault
    }

    func createBooking(_ booking: BookingRequestDTO) async throws -> BookingDTO {
        guard let address = URL(string: ServerConstants.address + "/bookings") else { throw APIError.noAddress }
        var request = URLRequest(url: address)
        request.httpMethod = "POST"
        request.httpBody = try JSONEncoder().encode(booking)
        if let token = vault.token() { request.setValue("Bearer \(token)", forHTTPHeaderField: "Authorization") }
        let (data, _) = try await session.data(for: request)
        return try JSONDecoder().decode(BookingDTO.self, from: data)
    }
}

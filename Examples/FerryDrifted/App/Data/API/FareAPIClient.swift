import Foundation

class FareDTO: Decodable {
    let fare_in_cents: Int
}

final class FareAPIClientImpl {
    private let bookings: BookingRepository

    init(bookings: BookingRepository) { self.bookings = bookings }

    func decoder() -> JSONDecoder {
        let decoder = JSONDecoder()
        decoder.keyDecodingStrategy = .convertFromSnakeCase
        return decoder
    }
}

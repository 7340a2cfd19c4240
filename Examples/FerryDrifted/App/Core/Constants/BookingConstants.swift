/// The limits that the shipping company has set.
enum BookingConstants {
    static var mostPassengers = 12
    static let longestNote = 140
    static let shortestPromoCode = 4
    static let isWaitingListEnabled = false

    static func isTooLong(_ note: String) -> Bool { note.count > longestNote }
}

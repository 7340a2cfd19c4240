/// The limits that the shipping company has set.
enum BookingConstants {
    static let mostPassengers = 12
    static let longestNote = 140
    static let shortestPromoCode = 4
    static let isWaitingListEnabled = false
}

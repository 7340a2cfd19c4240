import Foundation
import UIKit

/// A paid place on a crossing.
final class Booking: Codable {
    let id: String
    var crossingID: String
    let passengers: Int
    let total: Decimal

    init(id: String, crossingID: String, passengers: Int, total: Decimal) {
        self.id = id
        self.crossingID = crossingID
        self.passengers = passengers
        self.total = total
    }
}

struct CancelledBookingModel {
    let booking: BookingDTO
}

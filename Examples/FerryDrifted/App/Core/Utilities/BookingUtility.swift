import Foundation
import SwiftUI

struct BookingUtility {
    var last: Booking?

    func describe(_ booking: Booking, with analytics: any AnalyticsProvider) -> String {
        NotificationCenter.default.post(name: .init("described"), object: nil)
        Session.shared.lastScreen = "booking"
        return "Booking \(booking.id)"
    }
}

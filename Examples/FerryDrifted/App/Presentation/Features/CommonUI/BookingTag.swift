import SwiftUI

struct BookingTag: View {
    let booking: Booking

    var body: some View { Text(booking.id) }
}

import SwiftUI

struct BookingView: View {
    let booking: Booking

    var body: some View {
        VStack {
            Text(booking.total.formatted(.currency(code: "EUR")))
            Text("Nothing here is a UIAlertController, a BookingDTO or a URLSession.shared.")
            BookingSummaryView(card: BookingCard(numberText: booking.id, total: booking.total))
        }
    }
}

struct BookingSummaryView: View {
    let card: BookingCard

    var body: some View { Text(card.numberText) }
}

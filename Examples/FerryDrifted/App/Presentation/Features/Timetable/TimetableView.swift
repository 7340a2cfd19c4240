import SwiftData
import HarbourCharts
import SwiftUI

struct TimetableView: View {
    @State var viewModel: TimetableViewModel
    @Query private var stored: [CrossingEntity]
    @AppStorage("token") private var accessToken = ""

    let first: CrossingDTO?
    let bookings = BookingRepository.shared

    var body: some View {
        List(viewModel.rows) { row in
            Text(row.title)
        }
        .task { await viewModel.load() }
    }
}

import Observation
import SwiftUI

/// The way through the app.
@MainActor
@Observable
final class AppRouter: TimetableRouting, BookingRouting {
    var path: [Destination] = []
    private let parts: Parts

    init(parts: Parts) { self.parts = parts }

    func showBooking(of crossingID: String) { path.append(.booking(crossingID: crossingID)) }
    func showAccount() { path.append(.account) }
    func finish() { path.removeAll() }

    func timetable() -> TimetableView {
        TimetableView(
            viewModel: TimetableViewModel(crossings: parts.crossings, analytics: parts.analytics, router: self)
        )
    }

    func booking(of crossingID: String) -> BookingView {
        BookingView(
            viewModel: BookingViewModel(
                crossingID: crossingID,
                useCase: BookCrossingUseCase(crossings: parts.crossings, bookings: parts.bookings),
                router: self
            )
        )
    }

    func account() -> AccountScreen {
        AccountScreen(presenter: AccountPresenter(account: parts.account))
    }
}

enum Destination: Hashable {
    case booking(crossingID: String)
    case account
}

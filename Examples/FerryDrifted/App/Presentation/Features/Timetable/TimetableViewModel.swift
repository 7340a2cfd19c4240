import AmplitudeSwift
import CoreLocation
import Observation
import SwiftUI

@MainActor
@Observable
class TimetableViewModel {
    private(set) var rows: [CrossingRowModel] = []
    var currentScreen = "timetable"

    private var crossings: any CrossingRepositoryProtocol
    private let bookings = BookingRepository()
    private let amplitude: AmplitudeAnalyticsAdapter
    private let router: AppRouter

    init(crossings: any CrossingRepositoryProtocol, amplitude: AmplitudeAnalyticsAdapter, router: AppRouter) {
        self.crossings = crossings
        self.amplitude = amplitude
        self.router = router
    }

    func load() async {
        let found = try? await crossings.crossings(fromCache: false)
        withAnimation {
            rows = (found ?? []).map { row(of: $0) }
        }
        Session.shared.lastScreen = "timetable"
        amplitude.track(event: "TimetableLoaded", values: [:])
    }

    private func row(of crossing: CrossingDTO) -> CrossingRowModel {
        CrossingRowModel(
            id: crossing.id,
            title: "\(crossing.from) – \(crossing.to)",
            departureText: DateFormatter.localizedString(
                from: crossing.departsAt,
                dateStyle: .short,
                timeStyle: .short
            ),
            priceText: String(format: "%.2f €", Double(crossing.priceInCents) / 100)
        )
    }
}

@MainActor
final class Session {
    static let shared = Session()
    var lastScreen = ""
}

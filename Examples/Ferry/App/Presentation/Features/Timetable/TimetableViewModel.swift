import Observation

/// What the timetable asks of navigation.
@MainActor
protocol TimetableRouting: AnyObject {
    func showBooking(of crossingID: String)
    func showAccount()
}

@MainActor
@Observable
final class TimetableViewModel {
    private(set) var rows: [CrossingRowModel] = []
    private(set) var errorText: String?

    private let crossings: any CrossingRepository
    private let analytics: any AnalyticsProvider
    private weak var router: (any TimetableRouting)?

    init(crossings: any CrossingRepository, analytics: any AnalyticsProvider, router: any TimetableRouting) {
        self.crossings = crossings
        self.analytics = analytics
        self.router = router
    }

    func load() async {
        do {
            rows = try await crossings.crossings().map { $0.toRowModel() }
            errorText = nil
        } catch {
            errorText = "The timetable could not be loaded."
        }
    }

    func choose(_ row: CrossingRowModel) {
        analytics.track(event: "crossing_chosen", values: ["id": row.id])
        router?.showBooking(of: row.id)
    }

    func openAccount() { router?.showAccount() }
}

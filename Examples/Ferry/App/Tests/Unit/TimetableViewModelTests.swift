import XCTest

@testable import Ferry

@MainActor
final class TimetableViewModelTests: XCTestCase {
    private final class Router: TimetableRouting {
        var shown: String?
        func showBooking(of crossingID: String) { shown = crossingID }
        func showAccount() {}
    }

    func test_loadingCrossings_shouldShowRows() async {
        let model = makeModel(found: [Samples.crossing])
        await model.load()
        XCTAssertEqual(model.rows.map(\.title), ["Kiel – Oslo"])
    }

    func test_loadingWithoutNetwork_shouldShowTheError() async {
        let model = makeModel(found: [])
        await model.load()
        XCTAssertNotNil(model.errorText)
    }

    private let router = Router()

    private func makeModel(found: [Crossing]) -> TimetableViewModel {
        TimetableViewModel(
            crossings: CrossingRepositoryMock(found: found),
            analytics: AnalyticsProviderMock(),
            router: router
        )
    }
}

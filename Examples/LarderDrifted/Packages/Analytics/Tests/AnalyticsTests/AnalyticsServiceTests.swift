import XCTest

@testable import Analytics

final class AnalyticsServiceTests: XCTestCase {
    @MainActor
    func test_track_withoutProviders_doesNothing() {
        AnalyticsService.shared.track(EmptyEvent())
    }
}

private struct EmptyEvent: AnalyticsEvent {
    let name = "empty"
    let parameters: [String: String] = [:]
}

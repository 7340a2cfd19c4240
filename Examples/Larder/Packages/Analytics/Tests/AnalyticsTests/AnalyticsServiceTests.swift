import XCTest

@testable import Analytics

final class AnalyticsServiceTests: XCTestCase {
    @MainActor
    func test_track_withAProvider_handsTheEventOn() {
        // Arrange
        let provider = MockAnalyticsProvider()
        AnalyticsService.shared.register(provider)

        // Act
        AnalyticsService.shared.track(EmptyEvent())

        // Assert
        XCTAssertEqual(provider.trackedNames, ["empty"])
    }
}

private final class MockAnalyticsProvider: AnalyticsProvider {
    private(set) var trackedNames: [String] = []

    func track(_ event: AnalyticsEvent) {
        trackedNames.append(event.name)
    }

    func setUserProperty(_ value: String?, forName name: String) {}
}

private struct EmptyEvent: AnalyticsEvent {
    let name = "empty"
    let parameters: [String: String] = [:]
}

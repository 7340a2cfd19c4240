@testable import Ferry

final class AnalyticsProviderMock: AnalyticsProvider {
    func track(event: String, values: [String: String]) {}
}

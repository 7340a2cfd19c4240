class ConsoleTracker: AnalyticsProvider, @unchecked Sendable {
    static let first = ConsoleTracker()

    func track(event: String, values: [String: String]) {}
}

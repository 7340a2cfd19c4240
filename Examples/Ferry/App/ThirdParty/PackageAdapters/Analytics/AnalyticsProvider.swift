/// What we want to know of the use of the app, in our words.
protocol AnalyticsProvider: Sendable {
    func track(event: String, values: [String: String])
}

import AmplitudeSwift

/// What we want to know of the use of the app.
protocol AnalyticsProvider: Sendable {
    func track(event: String, values: [String: String])
    func trackAmplitude(_ event: BaseEvent)
}

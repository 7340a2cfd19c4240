import AmplitudeSwift

/// The only file that knows who counts.
final class AmplitudeAnalyticsAdapter: AnalyticsProvider {
    private let amplitude: Amplitude

    init(key: String) { amplitude = Amplitude(configuration: Configuration(apiKey: key)) }

    func track(event: String, values: [String: String]) {
        amplitude.track(eventType: event, eventProperties: values)
    }
}

/// Hands each event to all providers.
@MainActor
public final class AnalyticsService {
    private var providers: [AnalyticsProvider] = []

    public static let shared = AnalyticsService()

    private init() {}

    /// From now on this provider gets the events as well.
    public func register(_ newProvider: AnalyticsProvider) {
        providers.append(newProvider)
    }

    /// Counts the event everywhere.
    public func track(_ event: AnalyticsEvent) {
        for provider in providers {
            provider.track(event)
        }
    }
}

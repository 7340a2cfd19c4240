/// Where events go; one for each vendor.
public protocol AnalyticsProvider {
    /// Counts the event.
    func track(_ event: AnalyticsEvent)
    /// Remembers something about whoever uses the app.
    func setUserProperty(_ value: String?, forName name: String)
}

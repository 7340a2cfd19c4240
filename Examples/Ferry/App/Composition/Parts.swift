/// What the screens are made from: contracts only.
struct Parts {
    let crossings: any CrossingRepository
    let bookings: any BookingRepository
    let account: any AccountRepository
    let positions: any PositionService
    let analytics: any AnalyticsProvider
}

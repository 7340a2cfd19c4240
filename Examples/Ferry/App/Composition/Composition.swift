import Foundation
import SwiftData

/// The one place that knows which class stands behind which contract.
@MainActor
struct Composition {
    func parts() -> Parts {
        let session = URLSession(configuration: .default)
        let vault = TokenVault()
        return Parts(
            crossings: CrossingRepositoryImpl(
                client: CrossingAPIClientImpl(session: session),
                store: CrossingStore(container: Self.container)
            ),
            bookings: BookingRepositoryImpl(client: BookingAPIClientImpl(session: session, vault: vault)),
            account: AccountRepositoryImpl(vault: vault),
            positions: CorePositionService(),
            analytics: AmplitudeAnalyticsAdapter(key: ServerConstants.analyticsKey)
        )
    }

    private static let container: ModelContainer? = try? ModelContainer(for: CrossingEntity.self)
}

import XCTest

@testable import Ferry

@MainActor
final class CrossingRepositoryTests: XCTestCase {
    func test_deadServer_shouldFallBackToTheStore() async throws {
        let repository = CrossingRepositoryImpl(
            client: CrossingAPIClientImpl(session: .shared),
            store: CrossingStore(container: nil)
        )
        let crossings = try await repository.crossings()
        XCTAssertTrue(crossings.isEmpty)
    }
}

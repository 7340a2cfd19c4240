import API
import Models
import XCTest

@testable import PantryFeature

final class ShelfWorkerTests: XCTestCase {
    // MARK: - Tests

    func test_init_withClient_asksNothingYet() {
        // Arrange
        let mockNetworking = MockNetworking()

        // Act
        _ = ShelfWorker(networking: mockNetworking)

        // Assert
        XCTAssertFalse(mockNetworking.wasAsked)
    }
}

import API
import Models
import XCTest

@testable import PantryFeature

final class ItemDetailWorkerTests: XCTestCase {
    // MARK: - Tests

    func test_init_withClient_asksNothingYet() {
        // Arrange
        let mockNetworking = MockNetworking()

        // Act
        _ = ItemDetailWorker(networking: mockNetworking)

        // Assert
        XCTAssertFalse(mockNetworking.wasAsked)
    }
}

import XCTest

@testable import PantryFeature

final class ItemDetailInteractorTests: XCTestCase {
    // MARK: - Properties

    private var mockWorker: MockItemDetailWorker!
    private var sut: ItemDetailInteractor!

    // MARK: - Setup & Teardown

    override func setUp() {
        super.setUp()
        mockWorker = MockItemDetailWorker()
        sut = ItemDetailInteractor(worker: mockWorker)
    }

    override func tearDown() {
        sut = nil
        mockWorker = nil
        super.tearDown()
    }

    // MARK: - Tests

    func test_showItem_withoutItem_presentsNothing() {
        // Act
        sut.showItem(ItemDetail.ShowItem.Request())

        // Assert
        XCTAssertNil(sut.item)
    }
}

import Models
import XCTest

@testable import PantryFeature

final class ItemDetailPresenterTests: XCTestCase {
    // MARK: - Properties

    private var sut: ItemDetailPresenter!

    // MARK: - Setup & Teardown

    override func setUp() {
        super.setUp()
        sut = ItemDetailPresenter()
    }

    override func tearDown() {
        sut = nil
        super.tearDown()
    }

    // MARK: - Tests

    func test_presentItem_withoutDisplay_doesNothing() {
        // Act
        sut.presentItem(ItemDetail.ShowItem.Response(item: .flour))

        // Assert
        XCTAssertNil(sut.viewController)
    }
}

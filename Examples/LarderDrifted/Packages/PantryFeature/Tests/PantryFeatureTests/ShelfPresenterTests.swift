import Models
import XCTest

@testable import PantryFeature

final class ShelfPresenterTests: XCTestCase {
    // MARK: - Properties

    private var spyDisplay: SpyShelfDisplay!
    private var sut: ShelfPresenter!

    // MARK: - Setup & Teardown

    override func setUp() {
        super.setUp()
        spyDisplay = SpyShelfDisplay()
        sut = ShelfPresenter()
        sut.viewController = spyDisplay
    }

    override func tearDown() {
        sut = nil
        spyDisplay = nil
        super.tearDown()
    }

    // MARK: - Tests

    func test_presentItems_withOneItem_namesIt() {
        // Arrange
        let response = Shelf.FetchItems.Response(items: [.flour], readAt: Date())

        // Act
        sut.presentItems(response)

        // Assert
        XCTAssertEqual(spyDisplay.rows.count, 1)
    }
}

private final class SpyShelfDisplay: ShelfDisplayLogic {
    private(set) var rows: [String] = []

    func displayItems(_ viewModel: Shelf.FetchItems.ViewModel) {
        rows = viewModel.rows
    }

    func displaySelection(_ viewModel: Shelf.SelectItem.ViewModel) {}
    func displayError(_ message: String) {}
    func displayLoading(_ isLoading: Bool) {}
}

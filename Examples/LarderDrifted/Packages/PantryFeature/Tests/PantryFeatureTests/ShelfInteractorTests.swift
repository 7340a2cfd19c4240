import Models
import XCTest

@testable import PantryFeature

final class ShelfInteractorTests: XCTestCase {
    // MARK: - Properties

    private var mockWorker: MockShelfWorker!
    private var spyPresenter: SpyShelfPresenter!
    private var sut: ShelfInteractor!

    // MARK: - Setup & Teardown

    override func setUp() {
        super.setUp()
        mockWorker = MockShelfWorker()
        spyPresenter = SpyShelfPresenter()
        sut = ShelfInteractor(worker: mockWorker)
        sut.presenter = spyPresenter
    }

    override func tearDown() {
        sut = nil
        spyPresenter = nil
        mockWorker = nil
        super.tearDown()
    }

    // MARK: - Tests

    @MainActor
    func test_fetchItems_whenWorkerSucceeds_presentsItems() async {
        // Arrange
        mockWorker.fetchItemsResult = .success([.flour])

        // Act
        sut.fetchItems(Shelf.FetchItems.Request(room: "kitchen"))
        await spyPresenter.waitUntilLoaded()

        // Assert
        XCTAssertEqual(spyPresenter.items, [.flour])
    }

    @MainActor
    func test_fetchItems_whenWorkerFails_presentsError() async {
        // Arrange
        mockWorker.fetchItemsResult = .failure(CancellationError())

        // Act
        sut.fetchItems(Shelf.FetchItems.Request(room: "kitchen"))
        await spyPresenter.waitUntilLoaded()

        // Assert
        XCTAssertTrue(spyPresenter.errorWasPresented)
    }
}

private final class SpyShelfPresenter: ShelfPresentationLogic {
    private(set) var items: [Item] = []
    private(set) var errorWasPresented = false
    private var isLoading = true

    func presentItems(_ response: Shelf.FetchItems.Response) {
        items = response.items
    }

    func presentSelection(_ response: Shelf.SelectItem.Response) {}

    func presentError(_ error: Error) {
        errorWasPresented = true
    }

    func presentLoading(_ isLoading: Bool) {
        self.isLoading = isLoading
    }

    @MainActor
    func waitUntilLoaded() async {
        while isLoading {
            await Task.yield()
        }
    }
}

extension Item {
    static let flour = Item(id: "1", name: "Flour", bestBefore: .distantFuture)
}

import XCTest

@testable import Models

final class ItemTests: XCTestCase {
    func test_init_withName_keepsIt() {
        let item = Item(id: "1", name: "Flour", bestBefore: .distantFuture)

        XCTAssertEqual(item.name, "Flour")
    }
}

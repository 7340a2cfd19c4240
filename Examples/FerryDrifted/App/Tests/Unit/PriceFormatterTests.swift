import XCTest

@testable import Ferry

final class PriceFormatterTests: XCTestCase {
    func test_price_shouldHaveTwoDigits() {
        XCTAssertTrue(PriceFormatter.text(3).contains("3.00"))
    }
}

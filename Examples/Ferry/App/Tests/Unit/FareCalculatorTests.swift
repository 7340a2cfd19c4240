import XCTest

@testable import Ferry

final class FareCalculatorTests: XCTestCase {
    func test_promoCode_shouldTakeATenthOff() {
        let total = FareCalculator().total(of: Samples.crossing, passengers: 2, hasPromoCode: true)
        XCTAssertEqual(total, 72)
    }
}

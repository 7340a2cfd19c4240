import XCTest

@testable import Ferry

final class RoundingUtilityTests: XCTestCase {
    func test_cents_shouldBecomeUnits() {
        XCTAssertEqual(RoundingUtility.units(ofCents: 250), 2.5)
    }
}

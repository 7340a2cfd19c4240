import XCTest

@testable import PantryFeature

final class StockTakerTests: XCTestCase {
    private var names: [String] = []

    override func setUp() {
        super.setUp()
        names = ["jam"]
    }

    func test_report_always_hasATitle() {
        let sut = StockTaker()
        let report = sut.report(title: "Jam", items: names)
        names.removeAll()
        XCTAssertEqual(report.isEmpty, false)
    }

    func test_compare_withNothing_isZero() {
        // Arrange
        let sut = StockTaker()
        // Assert
        XCTAssertEqual(sut.compare(0, []), 0)
        // Act
        names.removeAll()
    }
}

final class SeasonTests: XCTestCase {}

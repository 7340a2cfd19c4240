import XCTest

@testable import Ferry

final class DateFormatterFactoryTests: XCTestCase {
    func test_serverDate_shouldBeRead() {
        XCTAssertNotNil(DateFormatterFactory.server.date(from: "2026-05-01T10:00:00+0000"))
    }
}

import XCTest

@testable import UIComponents

final class WarningLabelTests: XCTestCase {
    @MainActor
    func test_init_withFrame_hasColor() {
        XCTAssertNotNil(WarningLabel(frame: .zero).textColor)
    }
}

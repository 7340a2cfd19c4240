import XCTest

@testable import Localization

final class LocalizationTests: XCTestCase {
    func test_localized_ofKnownKey_isNotTheKey() {
        XCTAssertNotEqual(L10n.Common.understood, "common.understood")
    }
}

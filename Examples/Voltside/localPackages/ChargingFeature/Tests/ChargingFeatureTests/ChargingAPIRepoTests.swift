// Copyright © 2026 Toyota. All rights reserved.

import NetworkClients
import XCTest
@testable import ChargingFeature

final class ChargingAPIRepoTests: XCTestCase {
    private var sut: ChargingAPIRepo!

    override func setUp() {
        super.setUp()
        sut = ChargingAPIRepo(apiClient: SilentClient())
    }

    override func tearDown() {
        sut = nil
        super.tearDown()
    }

    func testFetchLevel_WhenNobodyAnswers_FailsAsUnknown() async {
        // Given
        let expectedText = ChargingError.unknown.errorDescription
        // When
        let result = await sut.fetchLevel(vin: "VOLT1")
        // Then
        guard case .failure(let error) = result else { return XCTFail("This answer came from nowhere") }
        XCTAssertEqual(error.errorDescription, expectedText)
    }
}

// Copyright © 2026 Toyota. All rights reserved.

import NetworkClients
import XCTest
@testable import ChargingFeature

final class ChargingPlanAPIRepoTests: XCTestCase {
    private var sut: ChargingPlanAPIRepo!

    override func setUp() {
        super.setUp()
        sut = ChargingPlanAPIRepo(apiClient: SilentClient())
    }

    override func tearDown() {
        sut = nil
        super.tearDown()
    }

    func testFetchPlan_WhenNobodyAnswers_FailsAsUnknown() async {
        // Given
        let expectedText = ChargingPlanError.unknown.errorDescription
        // When
        let result = await sut.fetchPlan(vin: "VOLT1")
        // Then
        guard case .failure(let error) = result else { return XCTFail("This answer came from nowhere") }
        XCTAssertEqual(error.errorDescription, expectedText)
    }
}

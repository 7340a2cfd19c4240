// Copyright © 2026 Toyota. All rights reserved.

import XCTest
@testable import ChargingFeature

final class ChargingPlanTests: XCTestCase {
    func testIsSensible_WhenItIsNight_IsTrue() {
        // Given
        let plan = ChargingPlan(startHour: 1, target: ChargingLevel(percent: 80))
        // When
        let isSensible = plan.isSensible(at: 23)
        // Then
        XCTAssertTrue(isSensible)
    }

    func testIsSensible_WhenItIsDay_WaitsForTheStart() {
        // Given
        let plan = ChargingPlan(startHour: 1, target: ChargingLevel(percent: 80))
        // When
        let isSensible = plan.isSensible(at: 12)
        // Then
        XCTAssertFalse(isSensible)
    }
}

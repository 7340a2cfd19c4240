// Copyright © 2026 Toyota. All rights reserved.


import Testing
@testable import ChargingFeature

struct ChargingPlanTests {
    @Test func nightIsSensible() {
        let plan = ChargingPlan(startHour: 1, target: ChargingLevel(percent: 80, car: nil))
        #expect(plan.isSensible(at: 23))
    }
}

// Copyright © 2026 Toyota. All rights reserved.

import XCTest
@testable import ChargingFeature

@MainActor
final class ChargingPlanLogicTests: XCTestCase {
    private var sut: ChargingPlanLogic!
    private var mockRepo: ChargingPlanRepoMock!

    override func setUp() {
        super.setUp()
        mockRepo = ChargingPlanRepoMock()
        sut = ChargingPlanLogic(vin: "VOLT1", repository: mockRepo)
    }

    override func tearDown() {
        sut = nil
        mockRepo = nil
        super.tearDown()
    }

    func testLoad_WhenTheServerAnswers_UpdatesTheState() async {
        // Given
        let expectedPlan = ChargingPlan(startHour: 1, target: ChargingLevel(percent: 80))
        mockRepo.fetchPlanResult = .success(expectedPlan)
        // When
        await sut.load()
        // Then
        var states = sut.state.values.makeAsyncIterator()
        let state = await states.next()
        XCTAssertEqual(mockRepo.fetchPlanCallCount, 1)
        XCTAssertEqual(state?.plan, expectedPlan)
    }

    func testLoad_WhenTheServerFails_SaysSo() async {
        // Given
        mockRepo.fetchPlanResult = .failure(.unknown)
        // When
        await sut.load()
        // Then
        var states = sut.state.values.makeAsyncIterator()
        let state = await states.next()
        XCTAssertEqual(state?.problem, ChargingPlanError.unknown.errorDescription)
    }
}

// Copyright © 2026 Toyota. All rights reserved.

import XCTest
@testable import ChargingFeature

@MainActor
final class ChargingLogicTests: XCTestCase {
    private var sut: ChargingLogic!
    private var mockRepo: ChargingRepoMock!

    override func setUp() {
        super.setUp()
        mockRepo = ChargingRepoMock()
        sut = ChargingLogic(vin: "VOLT1", repository: mockRepo)
    }

    override func tearDown() {
        sut = nil
        mockRepo = nil
        super.tearDown()
    }

    func testRefresh_WhenTheServerAnswers_UpdatesTheState() async {
        // Given
        let expectedLevel = ChargingLevel(percent: 80)
        mockRepo.fetchLevelResult = .success(expectedLevel)
        // When
        await sut.refresh()
        // Then
        var states = sut.state.values.makeAsyncIterator()
        let state = await states.next()
        XCTAssertEqual(mockRepo.fetchLevelCallCount, 1)
        XCTAssertEqual(state?.level, expectedLevel)
    }

    func testRefresh_WhenTheServerFails_SaysSo() async {
        // Given
        mockRepo.fetchLevelResult = .failure(.unknown)
        // When
        await sut.refresh()
        // Then
        var states = sut.state.values.makeAsyncIterator()
        let state = await states.next()
        XCTAssertEqual(state?.problem, ChargingError.unknown.errorDescription)
    }
}

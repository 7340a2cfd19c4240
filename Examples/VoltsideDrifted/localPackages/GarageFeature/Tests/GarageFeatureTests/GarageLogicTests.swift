// Copyright © 2026 Toyota. All rights reserved.

import XCTest
@testable import GarageFeature

@MainActor
final class GarageLogicTests: XCTestCase {
    private var sut: GarageLogic!
    private var mockRepo: GarageRepoMock!

    override func setUp() {
        super.setUp()
        mockRepo = GarageRepoMock()
        sut = GarageLogic(repository: mockRepo)
    }

    override func tearDown() {
        sut = nil
        mockRepo = nil
        super.tearDown()
    }

    func testLoad_WhenTheServerAnswers_UpdatesTheState() async {
        // Given
        let expectedCars = [Car(id: "VOLT1", name: "Volt")]
        mockRepo.fetchCarsResult = .success(expectedCars)
        // When
        await sut.load()
        // Then
        var states = sut.state.values.makeAsyncIterator()
        let state = await states.next()
        XCTAssertEqual(mockRepo.fetchCarsCallCount, 1)
        XCTAssertEqual(state?.cars, expectedCars)
    }

    func testLoad_WhenTheServerFails_SaysSo() async {
        // Given
        mockRepo.fetchCarsResult = .failure(.unknown)
        // When
        await sut.load()
        // Then
        var states = sut.state.values.makeAsyncIterator()
        let state = await states.next()
        XCTAssertEqual(state?.problem, GarageError.unknown.errorDescription)
    }
}

// Copyright © 2026 Toyota. All rights reserved.

import NetworkClients
import XCTest
@testable import GarageFeature

final class GarageAPIRepoTests: XCTestCase {
    private var sut: GarageAPIRepo!

    override func setUp() {
        super.setUp()
        sut = GarageAPIRepo(apiClient: SilentClient())
    }

    override func tearDown() {
        sut = nil
        super.tearDown()
    }

    func testFetchCars_WhenNobodyAnswers_FailsAsUnknown() async {
        // Given
        let expectedText = GarageError.unknown.errorDescription
        // When
        let result = await sut.fetchCars()
        // Then
        guard case .failure(let error) = result else { return XCTFail("This answer came from nowhere") }
        XCTAssertEqual(error.errorDescription, expectedText)
    }
}

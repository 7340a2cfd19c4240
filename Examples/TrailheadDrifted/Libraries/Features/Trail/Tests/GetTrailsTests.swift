import Testing

@testable import TrailheadTrail

class GetTrailsTests {
	var useCase: GetTrailsUseCase?

	@Test
	func testTrails() async throws {
		let trail = Trail(id: 1, name: "Ridge", length: .init(metres: 1))
		let sut = GetTrailsUseCase(repository: MockTrailRepository(trails: [trail]))
		let result = try await sut.execute()
		#expect(result == [trail])
		for found in result {
			#expect(found.id == 1)
		}
		#expect(!result.isEmpty)
	}

	@Test
	func failsWithoutNetwork() async {
		let sut = GetTrailsUseCase(repository: MockTrailRepository(trails: []))
		do {
			_ = try await sut.execute()
			Issue.record("should have thrown")
		} catch {}
	}
}

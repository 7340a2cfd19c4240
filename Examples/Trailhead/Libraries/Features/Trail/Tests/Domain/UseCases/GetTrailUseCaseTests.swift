import Testing
import TrailheadTrailMocks

@testable import TrailheadTrail

struct GetTrailUseCaseTests {
	@Test
	func returnsTheTrailOfTheRepository() async throws {
		// Given
		let expected = Trail.stub(id: 3)
		let repository = TrailRepositoryMock(trails: [expected])
		let sut = GetTrailUseCase(repository: repository)

		// When
		let value = try await sut.execute(id: 3)

		// Then
		#expect(value == expected)
	}

	@Test
	func passesTheErrorOn() async {
		// Given
		let repository = TrailRepositoryMock(error: TestError.network)
		let sut = GetTrailUseCase(repository: repository)

		// When
		let action = { try await sut.execute(id: 3) }

		// Then
		await #expect(throws: TestError.network) { try await action() }
	}
}

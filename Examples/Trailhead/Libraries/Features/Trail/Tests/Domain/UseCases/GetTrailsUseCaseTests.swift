import Testing
import TrailheadCore
import TrailheadTrailMocks

@testable import TrailheadTrail

struct GetTrailsUseCaseTests {
	@Test
	func sortsTheTrailsOfTheRepository() async throws {
		// Given
		let expected = [Trail.stub(id: 1, length: Distance(metres: 1)), Trail.stub(id: 2)]
		let repository = TrailRepositoryMock(trails: expected.reversed())
		let sut = GetTrailsUseCase(repository: repository)

		// When
		let value = try await sut.execute()

		// Then
		#expect(value == expected)
	}

	@Test
	func passesTheErrorOn() async {
		// Given
		let repository = TrailRepositoryMock(error: TestError.network)
		let sut = GetTrailsUseCase(repository: repository)

		// When
		let action = { try await sut.execute() }

		// Then
		await #expect(throws: TestError.network) { try await action() }
	}
}

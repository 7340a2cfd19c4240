import Testing

@testable import TrailheadTrail

@MainActor
struct TrailListViewModelTests {
	@Test
	func publishesTheTrails() async {
		// Given
		let expected = [Trail.stub()]
		let useCase = GetTrailsUseCaseMock(result: .success(expected))
		let sut = TrailListViewModel(getTrailsUseCase: useCase, coordinator: nil)

		// When
		await sut.loadTrails()

		// Then
		#expect(sut.trails == expected)
		#expect(sut.isLoading == false)
		#expect(sut.error == nil)
	}

	@Test
	func publishesTheError() async {
		// Given
		let useCase = GetTrailsUseCaseMock(result: .failure(TestError.network))
		let sut = TrailListViewModel(getTrailsUseCase: useCase, coordinator: nil)

		// When
		await sut.loadTrails()

		// Then
		#expect(sut.trails.isEmpty)
		#expect(sut.isLoading == false)
		#expect(sut.error != nil)
	}
}

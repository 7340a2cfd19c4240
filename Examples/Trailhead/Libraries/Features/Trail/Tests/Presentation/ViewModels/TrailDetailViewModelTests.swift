import Testing

@testable import TrailheadTrail

@MainActor
struct TrailDetailViewModelTests {
	@Test
	func bringsTheTrailUpToDate() async {
		// Given
		let expected = Trail.stub(name: "Ridge trail, closed")
		let useCase = GetTrailUseCaseMock(result: .success(expected))
		let sut = TrailDetailViewModel(trail: .stub(), getTrailUseCase: useCase, coordinator: nil)

		// When
		await sut.loadTrail()

		// Then
		#expect(sut.trail == expected)
		#expect(sut.isLoading == false)
	}
}

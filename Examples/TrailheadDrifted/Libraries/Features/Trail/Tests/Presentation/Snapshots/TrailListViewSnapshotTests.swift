import SnapshotTesting
import Testing

@testable import TrailheadTrail

@MainActor
struct TrailListViewSnapshotTests {
	@Test
	func defaultState() {
		// Given
		let view = TrailListView(viewModel: TrailListViewModel(getTrailsUseCase: GetTrailsUseCaseMock(), coordinator: nil))

		// When
		let layout = SwiftUISnapshotLayout.sizeThatFits

		// Then
		assertSnapshot(of: view, as: .image(layout: layout))
	}

	@Test
	func largestText() {
		// Given
		let view = TrailListView(viewModel: TrailListViewModel(getTrailsUseCase: GetTrailsUseCaseMock(), coordinator: nil))

		// When
		let largest = view.dynamicTypeSize(.accessibility5)

		// Then
		assertSnapshot(of: largest, as: .image(layout: .sizeThatFits))
	}
}

import SnapshotTesting
import Testing

@testable import TrailheadJournal

@MainActor
struct EntryListViewSnapshotTests {
	@Test
	func defaultState() {
		// Given
		let view = EntryListView(viewModel: EntryListViewModel(getEntriesUseCase: GetEntriesUseCaseMock(), coordinator: nil))

		// When
		let layout = SwiftUISnapshotLayout.sizeThatFits

		// Then
		assertSnapshot(of: view, as: .image(layout: layout))
	}

	@Test
	func largestText() {
		// Given
		let view = EntryListView(viewModel: EntryListViewModel(getEntriesUseCase: GetEntriesUseCaseMock(), coordinator: nil))

		// When
		let largest = view.dynamicTypeSize(.accessibility5)

		// Then
		assertSnapshot(of: largest, as: .image(layout: .sizeThatFits))
	}
}

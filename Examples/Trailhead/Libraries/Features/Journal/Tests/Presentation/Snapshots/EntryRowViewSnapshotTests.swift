import SnapshotTesting
import Testing

@testable import TrailheadJournal

@MainActor
struct EntryRowViewSnapshotTests {
	@Test
	func defaultState() {
		// Given
		let view = EntryRowView(entry: .stub())

		// When
		let layout = SwiftUISnapshotLayout.sizeThatFits

		// Then
		assertSnapshot(of: view, as: .image(layout: layout))
	}

	@Test
	func largestText() {
		// Given
		let view = EntryRowView(entry: .stub())

		// When
		let largest = view.dynamicTypeSize(.accessibility5)

		// Then
		assertSnapshot(of: largest, as: .image(layout: .sizeThatFits))
	}
}

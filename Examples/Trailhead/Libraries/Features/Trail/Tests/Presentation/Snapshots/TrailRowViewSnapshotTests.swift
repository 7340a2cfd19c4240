import SnapshotTesting
import Testing

@testable import TrailheadTrail

@MainActor
struct TrailRowViewSnapshotTests {
	@Test
	func defaultState() {
		// Given
		let view = TrailRowView(trail: .stub())

		// When
		let layout = SwiftUISnapshotLayout.sizeThatFits

		// Then
		assertSnapshot(of: view, as: .image(layout: layout))
	}

	@Test
	func largestText() {
		// Given
		let view = TrailRowView(trail: .stub(name: "The long way round over all seven summits and back"))

		// When
		let largest = view.dynamicTypeSize(.accessibility5)

		// Then
		assertSnapshot(of: largest, as: .image(layout: .sizeThatFits))
	}
}

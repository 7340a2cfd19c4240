import SwiftUI

struct TrailRowView: View {
	let trail: Trail

	var body: some View {
		LabeledContent(trail.name, value: trail.length.description)
	}
}

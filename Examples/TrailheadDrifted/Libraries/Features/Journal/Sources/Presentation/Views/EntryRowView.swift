import SwiftUI
import TrailheadCore

struct EntryRowView: View {
	let entry: JournalEntry

	var body: some View {
		Text(entry.day.day)
	}
}

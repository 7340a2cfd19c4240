import Foundation

@testable import TrailheadJournal

nonisolated extension JournalEntry {
	static func stub(
		id: UUID = UUID(),
		trailID: Int = 7,
		day: Date = Date(timeIntervalSince1970: 1_700_000_000),
	) -> JournalEntry {
		JournalEntry(id: id, trailID: trailID, day: day)
	}
}

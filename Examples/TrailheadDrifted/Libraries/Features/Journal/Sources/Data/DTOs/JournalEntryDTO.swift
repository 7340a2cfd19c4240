import Foundation

/// An entry as it lies on the disk.
struct JournalEntryDTO: Codable {
	let id: UUID
	var trail: Int
	let day: Date

	init(_ entry: JournalEntry) {
		id = entry.id
		trail = entry.trailID
		day = entry.day
	}

	func toDomain() -> JournalEntry {
		JournalEntry(id: id, trailID: trail, day: day)
	}
}

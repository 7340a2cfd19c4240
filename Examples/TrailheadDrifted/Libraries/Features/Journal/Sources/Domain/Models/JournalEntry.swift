import Foundation

/// A day on which a trail was walked.
struct JournalEntry: Identifiable, Hashable, Sendable {
	let id: UUID
	let trailID: Int
	let day: Date
}

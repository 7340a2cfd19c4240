import Foundation

/// A day on which a trail was walked.
nonisolated struct JournalEntry: Identifiable, Hashable, Sendable {
	let id: UUID
	let trailID: Int
	let day: Date
}

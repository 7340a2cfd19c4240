@testable import TrailheadJournal

final class JournalRepositoryMock: JournalRepositoryContract, @unchecked Sendable {
	var entries: [JournalEntry]
	var error: Error?

	init(entries: [JournalEntry] = [], error: Error? = nil) {
		self.entries = entries
		self.error = error
	}

	func getEntries() async throws -> [JournalEntry] {
		if let error { throw error }
		return entries
	}

	func saveEntry(_ entry: JournalEntry) async throws {
		if let error { throw error }
		entries.append(entry)
	}
}

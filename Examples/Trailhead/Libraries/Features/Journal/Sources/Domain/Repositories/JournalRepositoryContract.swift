protocol JournalRepositoryContract: Sendable {
	func getEntries() async throws -> [JournalEntry]
	func saveEntry(_ entry: JournalEntry) async throws
}

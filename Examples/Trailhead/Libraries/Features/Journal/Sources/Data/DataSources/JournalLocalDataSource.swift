import Foundation

protocol JournalLocalDataSourceContract: Sendable {
	func entries() async throws -> [JournalEntryDTO]
	func save(_ entries: [JournalEntryDTO]) async throws
}

/// Keeps the entries in a file.
actor JournalLocalDataSource: JournalLocalDataSourceContract {
	private let file: URL

	init(file: URL) {
		self.file = file
	}

	func entries() throws -> [JournalEntryDTO] {
		guard let data = try? Data(contentsOf: file) else { return [] }
		return try JSONDecoder().decode([JournalEntryDTO].self, from: data)
	}

	func save(_ entries: [JournalEntryDTO]) throws {
		try JSONEncoder().encode(entries).write(to: file)
	}
}

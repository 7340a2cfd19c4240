struct JournalRepository: JournalRepositoryContract {
	private let localDataSource: JournalLocalDataSourceContract

	init(localDataSource: JournalLocalDataSourceContract) {
		self.localDataSource = localDataSource
	}

	func getEntries() async throws -> [JournalEntry] {
		try await localDataSource.entries().map { $0.toDomain() }
	}

	func saveEntry(_ entry: JournalEntry) async throws {
		try await localDataSource.save(localDataSource.entries() + [JournalEntryDTO(entry)])
	}
}

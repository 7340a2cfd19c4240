protocol GetEntriesUseCaseContract: Sendable {
	func execute() async throws -> [JournalEntry]
}

/// All entries, the latest first.
struct GetEntriesUseCase: GetEntriesUseCaseContract {
	private let repository: JournalRepositoryContract

	init(repository: JournalRepositoryContract) {
		self.repository = repository
	}

	func execute() async throws -> [JournalEntry] {
		try await repository.getEntries().sorted { $0.day > $1.day }
	}
}

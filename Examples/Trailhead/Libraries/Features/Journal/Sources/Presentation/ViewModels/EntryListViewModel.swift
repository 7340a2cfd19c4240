import Combine

/// All days in the journal.
@MainActor
final class EntryListViewModel: ObservableObject {
	@Published private(set) var entries: [JournalEntry] = []
	@Published private(set) var isLoading = false
	@Published private(set) var error: Error?

	private let getEntriesUseCase: GetEntriesUseCaseContract
	private weak var coordinator: JournalCoordinator?

	init(getEntriesUseCase: GetEntriesUseCaseContract, coordinator: JournalCoordinator?) {
		self.getEntriesUseCase = getEntriesUseCase
		self.coordinator = coordinator
	}

	func loadEntries() async {
		isLoading = true
		defer { isLoading = false }
		do {
			entries = try await getEntriesUseCase.execute()
		} catch {
			self.error = error
		}
	}

	func didSelect(_ entry: JournalEntry) {
		coordinator?.showEntryDetail(entry)
	}
}

@testable import TrailheadJournal

final class GetEntriesUseCaseMock: GetEntriesUseCaseContract, @unchecked Sendable {
	var result: Result<[JournalEntry], Error>

	init(result: Result<[JournalEntry], Error> = .success([])) {
		self.result = result
	}

	func execute() async throws -> [JournalEntry] {
		try result.get()
	}
}

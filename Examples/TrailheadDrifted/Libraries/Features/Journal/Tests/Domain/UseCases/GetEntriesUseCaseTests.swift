import Foundation
import Testing

@testable import TrailheadJournal

struct GetEntriesUseCaseTests {
	@Test
	func returnsTheLatestFirst() async throws {
		// Given
		let expected = [JournalEntry.stub(), JournalEntry.stub(day: .distantPast)]
		let sut = GetEntriesUseCase(repository: JournalRepositoryMock(entries: expected.reversed()))

		// When
		let value = try await sut.execute()

		// Then
		#expect(value == expected)
	}

	@Test
	func passesTheErrorOn() async {
		// Given
		let sut = GetEntriesUseCase(repository: JournalRepositoryMock(error: TestError.disk))

		// When
		let action = { try await sut.execute() }

		// Then
		await #expect(throws: TestError.disk) { try await action() }
	}
}

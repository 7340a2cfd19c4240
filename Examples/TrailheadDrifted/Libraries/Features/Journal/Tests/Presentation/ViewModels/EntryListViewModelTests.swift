import Testing

@testable import TrailheadJournal

@MainActor
struct EntryListViewModelTests {
	@Test
	func publishesTheEntries() async {
		// Given
		let expected = [JournalEntry.stub()]
		let sut = EntryListViewModel(getEntriesUseCase: GetEntriesUseCaseMock(result: .success(expected)), coordinator: nil)

		// When
		await sut.loadEntries()

		// Then
		#expect(sut.entries == expected)
		#expect(sut.error == nil)
	}
}

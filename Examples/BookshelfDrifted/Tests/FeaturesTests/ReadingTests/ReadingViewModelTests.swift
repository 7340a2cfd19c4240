import Foundation
import Testing

@testable import Bookshelf

@MainActor
struct ReadingViewModelTests {
    private let service = MockReadingService(.success(.sample), notes: ["waves": "Six voices"])
    private let book = LibraryModel.Book(
        id: "waves",
        title: "The Waves",
        author: "Virginia Woolf",
        format: .paper(pages: 304),
        addedAt: .now,
        coverURL: nil
    )

    @Test func opensTheBookWithItsNote() async {
        let viewModel = ReadingViewModel(book: book, service: service)
        #expect(viewModel.state == .idle)

        await viewModel.open().value

        #expect(viewModel.state == .content)
        #expect(viewModel.title == "The Waves")
        #expect(viewModel.note == "Six voices")
        #expect(viewModel.progressLabel == "Not started")
    }

    @Test func measuresProgressInPages() async {
        let viewModel = ReadingViewModel(book: book, service: service)
        await viewModel.open().value
        let chapter = viewModel.chapters.last!

        await viewModel.start(chapter).value

        #expect(viewModel.isCurrent(chapter))
        #expect(viewModel.progress == 0.25)
    }

    @Test func finishesOnTheGivenDay() async {
        let day = Date(timeIntervalSince1970: 0)
        let viewModel = ReadingViewModel(book: book, service: service, now: { day })

        await viewModel.finish().value

        #expect(viewModel.isFinished)
        #expect(viewModel.book?.status == .finished(on: day))
    }

    @Test func savesOnlyAChangedNote() async {
        let viewModel = ReadingViewModel(book: book, service: service)
        await viewModel.open().value
        #expect(!viewModel.canSaveNote)

        viewModel.note = "Seven voices"
        #expect(viewModel.canSaveNote)
        await viewModel.saveNote().value

        #expect(await service.savedNotes["waves"] == "Seven voices")
        #expect(!viewModel.canSaveNote)
    }

    @Test func reportsAFailure() async {
        let failing = MockReadingService(.failure(URLError(.badServerResponse)))
        let viewModel = ReadingViewModel(book: book, service: failing)

        await viewModel.open().value

        #expect(viewModel.isErrorPresented)
    }
}

import Foundation
import Testing

@testable import Bookshelf

@MainActor
struct ReadingViewModelTests {
    private let service = MockReadingService(.success(.sample), notes: ["waves": "Six voices"])

    @Test func opensTheBookWithItsNote() async {
        let viewModel = ReadingViewModel(bookID: "waves", service: service)
        #expect(viewModel.state == .idle)

        await viewModel.open().value

        #expect(viewModel.state == .content)
        #expect(viewModel.title == "The Waves")
        #expect(viewModel.note == "Six voices")
        #expect(viewModel.progressLabel == "Not started")
    }

    @Test func measuresProgressInPages() async throws {
        let viewModel = ReadingViewModel(bookID: "waves", service: service)
        await viewModel.open().value
        let chapter = try #require(viewModel.chapters.last)

        await viewModel.start(chapter).value

        #expect(viewModel.isCurrent(chapter))
        #expect(viewModel.progress == 0.25)
    }

    @Test func finishesOnTheGivenDay() async {
        let day = Date(timeIntervalSince1970: 0)
        let viewModel = ReadingViewModel(bookID: "waves", service: service, now: { day })

        await viewModel.finish().value

        #expect(viewModel.isFinished)
        #expect(viewModel.book?.status == .finished(on: day))
    }

    @Test func savesOnlyAChangedNote() async {
        let viewModel = ReadingViewModel(bookID: "waves", service: service)
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
        let viewModel = ReadingViewModel(bookID: "waves", service: failing)

        await viewModel.open().value

        #expect(viewModel.isErrorPresented)
    }
}

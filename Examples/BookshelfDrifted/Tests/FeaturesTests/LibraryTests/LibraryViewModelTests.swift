import Foundation
import Testing

@testable import Bookshelf

@MainActor
struct LibraryViewModelTests {
    @Test func isIdleBeforeAnythingIsLoaded() {
        let viewModel = LibraryViewModel(service: LibraryService.shared)

        #expect(viewModel.state == .idle)
        #expect(viewModel.books.isEmpty)
    }

    @Test(arguments: [
        (LibraryViewModel.Order.title, ["emma", "waves"]),
        (LibraryViewModel.Order.author, ["emma", "waves"]),
        (LibraryViewModel.Order.newest, ["waves", "emma"]),
    ])
    func sortsBooks(order: LibraryViewModel.Order, expected: [String]) async {
        let viewModel = LibraryViewModel(service: MockLibraryService(.success(.sample)))
        viewModel.order = order

        await viewModel.load().value

        #expect(viewModel.state == .content)
        #expect(viewModel.books.map(\.id) == expected)
    }

    @Test func showsTheErrorUntilItIsDismissed() async {
        let viewModel = LibraryViewModel(service: MockLibraryService(.failure(URLError(.timedOut))))

        await viewModel.load().value
        #expect(viewModel.isErrorPresented)
        #expect(!viewModel.errorMessage.isEmpty)

        viewModel.isErrorPresented = false
        #expect(viewModel.state == .idle)
    }

    @Test func removesABook() async throws {
        let service = MockLibraryService(.success(.sample))
        let viewModel = LibraryViewModel(service: service)
        await viewModel.load().value
        let book = try #require(viewModel.book(withID: "emma"))

        await viewModel.remove(book).value

        #expect(await service.removedIDs == ["emma"])
        #expect(viewModel.books.map(\.id) == ["waves"])
    }
}

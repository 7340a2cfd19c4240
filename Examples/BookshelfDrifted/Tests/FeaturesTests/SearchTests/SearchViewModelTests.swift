import Foundation
import Testing

@testable import Bookshelf

@MainActor
struct SearchViewModelTests {
    @Test(arguments: [("", false), ("  ab ", false), ("Woolf", true)])
    func asksForThreeLetters(term: String, isEnough: Bool) {
        let viewModel = SearchViewModel(term: term)

        #expect(viewModel.state == .idle)
        #expect(viewModel.canSearch == isEnough)
    }

    @Test func forgetsTheTermWhenCleared() {
        let viewModel = SearchViewModel(term: "Woolf")

        viewModel.clear()

        #expect(viewModel.term.isEmpty)
    }
}

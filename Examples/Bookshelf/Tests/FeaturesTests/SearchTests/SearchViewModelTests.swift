import Foundation
import Testing

@testable import Bookshelf

@MainActor
struct SearchViewModelTests {
    @Test(arguments: [("", false), ("  ab ", false), ("Woolf", true)])
    func asksForThreeLetters(term: String, isEnough: Bool) {
        let viewModel = SearchViewModel(term: term, service: MockSearchService(.success([])))

        #expect(viewModel.state == .idle)
        #expect(viewModel.canSearch == isEnough)
    }

    @Test func searchesForTheTrimmedTerm() async {
        let service = MockSearchService(.success([.sample(.owned)]))
        let viewModel = SearchViewModel(term: " Woolf ", service: service)

        await viewModel.search()?.value

        #expect(viewModel.state == .content)
        #expect(viewModel.results.count == 1)
        #expect(await service.terms == ["Woolf"])
    }

    @Test func tellsNothingFoundFromNotSearched() async {
        let viewModel = SearchViewModel(term: "Woolf", service: MockSearchService(.success([])))
        #expect(!viewModel.hasNoResults)

        await viewModel.search()?.value
        #expect(viewModel.hasNoResults)

        viewModel.clear()
        #expect(viewModel.state == .idle)
    }

    @Test(arguments: [
        (SearchModel.Availability.owned, "On your shelf"),
        (SearchModel.Availability.inStock(copies: 1), "Last copy"),
        (SearchModel.Availability.inStock(copies: 4), "4 copies"),
        (SearchModel.Availability.waitingList(position: 2), "Place 2 on the waiting list"),
    ])
    func describesAvailability(availability: SearchModel.Availability, expected: String) {
        let viewModel = SearchViewModel(service: MockSearchService(.success([])))

        #expect(viewModel.availability(of: .sample(availability)) == expected)
    }

    @Test func reportsAFailure() async {
        let service = MockSearchService(.failure(URLError(.timedOut)))
        let viewModel = SearchViewModel(term: "Woolf", service: service)

        await viewModel.search()?.value

        #expect(viewModel.isErrorPresented)
    }
}

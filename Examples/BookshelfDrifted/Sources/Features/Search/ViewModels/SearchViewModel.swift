import SwiftUI

@MainActor
final class SearchViewModel: ObservableObject {
    enum State: Equatable {
        case idle
        case loading
        case content
    }

    private static let minimumTermLength = 3

    @Published private(set) var state: State = .idle
    @Published private(set) var results: [SearchModel] = []
    @Published var term = ""
    @Published var scope: SearchModel.Scope = .everything

    var service = SearchService.shared

    init(term: String = "") {
        self.term = term
    }

    var scopes: [SearchModel.Scope] { SearchModel.Scope.allCases }

    var canSearch: Bool { trimmedTerm.count >= Self.minimumTermLength && state != .loading }

    var hasNoResults: Bool { state == .content && results.isEmpty }

    func title(of scope: SearchModel.Scope) -> String {
        scope.rawValue.capitalized
    }

    func availability(of book: SearchModel) -> String {
        switch book.availability {
        case .owned: "On your shelf"
        case .inStock(copies: 1): "Last copy"
        case .inStock(let copies): "\(copies) copies"
        case .waitingList(let position): "Place \(position) on the waiting list"
        }
    }

    func clear() {
        term = ""
        results = []
        state = .idle
    }

    @discardableResult
    func search() -> Task<Void, Never>? {
        guard canSearch else { return nil }
        state = .loading
        return Task {
            do {
                results = try await service.books(matching: trimmedTerm, in: scope)
                state = .content
            } catch {
                print("search failed:", error)
                state = .idle
            }
        }
    }

    private var trimmedTerm: String {
        term.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

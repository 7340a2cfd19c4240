import Foundation
import Observation

@MainActor
@Observable
final class SearchViewModel {
    enum State: Equatable {
        case idle
        case loading
        case content
        case error(String)
    }

    private static let minimumTermLength = 3

    private(set) var state: State = .idle
    private(set) var results: [SearchModel] = []
    var term = ""
    var scope: SearchModel.Scope = .everything

    private let service: any SearchServiceProtocol

    init(term: String = "", service: any SearchServiceProtocol = SearchService.shared) {
        self.service = service
        self.term = term
    }

    var scopes: [SearchModel.Scope] { SearchModel.Scope.allCases }

    var canSearch: Bool { trimmedTerm.count >= Self.minimumTermLength && state != .loading }

    var hasNoResults: Bool { state == .content && results.isEmpty }

    var errorMessage: String {
        guard case .error(let message) = state else { return "" }
        return message
    }

    var isErrorPresented: Bool {
        get { !errorMessage.isEmpty }
        set { if !newValue { state = .idle } }
    }

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
                state = .error(error.localizedDescription)
            }
        }
    }

    private var trimmedTerm: String {
        term.trimmingCharacters(in: .whitespacesAndNewlines)
    }
}

import Observation

/// What several features need to know.
@MainActor
@Observable
final class AppState {
    private(set) var openedBookIDs: [String] = []

    var lastOpenedBookID: String? { openedBookIDs.last }

    var openedBookCount: Int { openedBookIDs.count }

    func recordVisit(of path: [Route]) {
        guard case .reading(let book) = path.last else { return }
        openedBookIDs.removeAll { $0 == book.id }
        openedBookIDs.append(book.id)
    }
}

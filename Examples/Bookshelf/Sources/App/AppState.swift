import Observation

/// What several features need to know.
@MainActor
@Observable
final class AppState {
    /// The books that were opened since the app was started, the latest last, each once.
    private(set) var openedBookIDs: [String] = []

    var lastOpenedBookID: String? { openedBookIDs.last }

    var openedBookCount: Int { openedBookIDs.count }

    func recordVisit(of path: [Route]) {
        guard case .reading(let bookID) = path.last else { return }
        openedBookIDs.removeAll { $0 == bookID }
        openedBookIDs.append(bookID)
    }
}

@testable import Bookshelf

actor MockPrefsService: PrefsServiceProtocol {
    private let result: Result<PrefsModel, any Error>

    init(_ result: Result<PrefsModel, any Error>) {
        self.result = result
    }

    func profile() async throws -> PrefsModel {
        try result.get()
    }

    nonisolated func save(_ profile: PrefsModel, completion: @escaping Completion) {
        completion(.success(profile))
    }

    func deleteEverything() async throws {
        _ = try result.get()
    }
}

extension PrefsModel {
    static let sample = PrefsModel(
        id: "reader",
        name: "Orlando",
        email: "orlando@example.org",
        goal: Goal(booksPerYear: 20, booksFinished: 5),
        reminder: .never,
        avatarURL: nil
    )
}

@testable import Bookshelf

actor MockProfileService: ProfileServiceProtocol {
    private(set) var saved: [ProfileModel] = []
    private let result: Result<ProfileModel, any Error>

    init(_ result: Result<ProfileModel, any Error>) {
        self.result = result
    }

    func profile() async throws -> ProfileModel {
        try result.get()
    }

    func save(_ profile: ProfileModel) async throws -> ProfileModel {
        saved.append(profile)
        return profile
    }
}

extension ProfileModel {
    static let sample = ProfileModel(
        id: "reader",
        name: "Orlando",
        email: "orlando@example.org",
        goal: Goal(booksPerYear: 20, booksFinished: 5),
        reminder: .never,
        avatarURL: nil
    )
}

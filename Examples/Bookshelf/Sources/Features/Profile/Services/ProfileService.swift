protocol ProfileServiceProtocol: Sendable {
    func profile() async throws -> ProfileModel
    func save(_ profile: ProfileModel) async throws -> ProfileModel
}

final class ProfileService: ProfileServiceProtocol {
    static let shared = ProfileService()

    private let client: NetworkClient

    init(client: NetworkClient = .shared) {
        self.client = client
    }

    func profile() async throws -> ProfileModel {
        try await client.send(.get("profile"))
    }

    func save(_ profile: ProfileModel) async throws -> ProfileModel {
        try await client.send(.put("profile", body: profile))
    }
}

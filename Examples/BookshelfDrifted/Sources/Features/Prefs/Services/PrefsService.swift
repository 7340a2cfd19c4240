protocol PrefsServiceProtocol: Sendable {
    typealias Completion = @Sendable (Result<PrefsModel, any Error>) -> Void

    func profile() async throws -> PrefsModel
    func save(_ profile: PrefsModel, completion: @escaping Completion)
    func deleteEverything() async throws
}

final class PrefsService: PrefsServiceProtocol {
    static let `default` = PrefsService()

    private let client: NetworkClient

    init(client: NetworkClient = .shared) {
        self.client = client
    }

    func profile() async throws -> PrefsModel {
        try await client.send(.get("profile"))
    }

    func save(_ profile: PrefsModel, completion: @escaping Completion) {
        Task {
            do {
                completion(.success(try await client.send(.put("profile", body: profile))))
            } catch {
                completion(.failure(error))
            }
        }
    }

    func deleteEverything() async throws {
        let _: PrefsModel = try await client.send(.delete("profile"))
    }
}

@testable import Ferry

final class AccountRepositoryMock: AccountRepository {
    func isSignedIn() async throws -> Bool { true }
    func keep(token: String) async throws {}
}

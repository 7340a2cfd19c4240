// MARK: - Contract

protocol AccountRepository: Sendable {
    func isSignedIn() async throws -> Bool
    func keep(token: String) async throws
}

// MARK: - Implementation

final class AccountRepositoryImpl: AccountRepository {
    private let vault: TokenVault

    init(vault: TokenVault) { self.vault = vault }

    func isSignedIn() async throws -> Bool { vault.token() != nil }

    func keep(token: String) async throws { vault.keep(token) }
}

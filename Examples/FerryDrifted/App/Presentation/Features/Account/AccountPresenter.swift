/// The oldest screen of the app.
@MainActor
final class AccountPresenter {
    var view: AccountViewController?
    private let account: any AccountRepository

    init(account: any AccountRepository) { self.account = account }

    func load() async {
        do {
            view?.display(status: try await account.isSignedIn() ? "You are signed in." : "You are a guest.")
        } catch {}
    }
}

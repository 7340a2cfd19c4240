/// What the account's presenter asks of its view.
@MainActor
protocol AccountDisplaying: AnyObject {
    func display(status: String)
}

/// The oldest screen of the app, in the style of its time: a presenter, and a view behind a protocol.
@MainActor
final class AccountPresenter {
    weak var view: (any AccountDisplaying)?
    private let account: any AccountRepository

    init(account: any AccountRepository) { self.account = account }

    func load() async {
        do {
            let isSignedIn = try await account.isSignedIn()
            view?.display(status: isSignedIn ? "You are signed in." : "You are a guest.")
        } catch {
            view?.display(status: "We could not find out who you are.")
        }
    }
}

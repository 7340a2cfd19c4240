import XCTest

@testable import Ferry

@MainActor
final class AccountPresenterTests: XCTestCase {
    private final class View: AccountDisplaying {
        var status: String?
        func display(status: String) { self.status = status }
    }

    func test_loading_shouldDisplayTheStatus() async {
        let view = View()
        let presenter = AccountPresenter(account: AccountRepositoryMock())
        presenter.view = view
        await presenter.load()
        XCTAssertEqual(view.status, "You are signed in.")
    }
}

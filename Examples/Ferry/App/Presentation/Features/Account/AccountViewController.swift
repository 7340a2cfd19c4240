import UIKit

final class AccountViewController: UIViewController, AccountDisplaying {
    private let presenter: AccountPresenter
    private let label = UILabel()

    init(presenter: AccountPresenter) {
        self.presenter = presenter
        super.init(nibName: nil, bundle: nil)
        presenter.view = self
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        label.frame = view.bounds
        view.addSubview(label)
        Task { await presenter.load() }
    }

    func display(status: String) { label.text = status }
}

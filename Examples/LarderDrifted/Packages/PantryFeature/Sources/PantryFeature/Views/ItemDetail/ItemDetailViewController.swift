import UIKit

// MARK: - Display Logic Protocol

protocol ItemDetailDisplayLogic: AnyObject {
    func displayItem(_ viewModel: ItemDetail.ShowItem.ViewModel)
    func displayDeletion(_ viewModel: ItemDetail.DeleteItem.ViewModel)
    func displayError(_ message: String)
    func displayLoading(_ isLoading: Bool)
}

// MARK: - View Controller

final class ItemDetailViewController: UIViewController {
    // MARK: - Properties

    var interactor: ItemDetailBusinessLogic?
    var router: (ItemDetailRoutingLogic & ItemDetailDataPassing)?

    // MARK: - UI Components

    private lazy var dayLabel: UILabel = {
        let dayLabel = UILabel()
        dayLabel.translatesAutoresizingMaskIntoConstraints = false
        return dayLabel
    }()

    private lazy var deleteButton: UIBarButtonItem = {
        UIBarButtonItem(barButtonSystemItem: .trash, target: self, action: #selector(deleteButtonTapped))
    }()

    // MARK: - Lifecycle

    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        interactor?.showItem(ItemDetail.ShowItem.Request())
    }

    // MARK: - Setup

    private func setupUI() {
        view.backgroundColor = .systemBackground
        navigationItem.rightBarButtonItem = deleteButton
        view.addSubview(dayLabel)
        NSLayoutConstraint.activate([
            dayLabel.centerXAnchor.constraint(equalTo: view.centerXAnchor),
            dayLabel.centerYAnchor.constraint(equalTo: view.centerYAnchor),
        ])
    }

    // MARK: - Actions

    @objc
    private func deleteButtonTapped() {
        interactor?.deleteItem(ItemDetail.DeleteItem.Request())
    }
}

// MARK: - Display Logic

extension ItemDetailViewController: ItemDetailDisplayLogic {
    func displayItem(_ viewModel: ItemDetail.ShowItem.ViewModel) {
        title = viewModel.title
        dayLabel.text = viewModel.bestBefore
    }

    func displayDeletion(_ viewModel: ItemDetail.DeleteItem.ViewModel) {
        if viewModel.isDone { router?.routeToShelf() }
    }

    func displayError(_ message: String) {
        let alert = UIAlertController(title: nil, message: message, preferredStyle: .alert)
        present(alert, animated: true)
    }

    func displayLoading(_ isLoading: Bool) {
        deleteButton.isEnabled = !isLoading
    }
}

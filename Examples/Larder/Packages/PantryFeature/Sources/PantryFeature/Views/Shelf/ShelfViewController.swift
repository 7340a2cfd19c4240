import UIComponents
import UIKit

// MARK: - Display Logic Protocol

protocol ShelfDisplayLogic: AnyObject {
    func displayItems(_ viewModel: Shelf.FetchItems.ViewModel)
    func displaySelection(_ viewModel: Shelf.SelectItem.ViewModel)
    func displayError(_ message: String)
    func displayLoading(_ isLoading: Bool)
}

// MARK: - View Controller

final class ShelfViewController: UIViewController {
    // MARK: - Constants

    private enum Constants {
        static let room = "kitchen"
        static let cell = "item"
    }

    // MARK: - Properties

    var interactor: ShelfBusinessLogic?
    var router: (ShelfRoutingLogic & ShelfDataPassing)?
    private var rows: [String] = []

    // MARK: - UI Components

    private lazy var list: UITableView = {
        let list = UITableView(frame: .zero, style: .insetGrouped)
        list.translatesAutoresizingMaskIntoConstraints = false
        list.register(UITableViewCell.self, forCellReuseIdentifier: Constants.cell)
        return list
    }()

    private lazy var warning: WarningLabel = {
        let warning = WarningLabel(frame: .zero)
        warning.translatesAutoresizingMaskIntoConstraints = false
        return warning
    }()

    // MARK: - Lifecycle

    override func viewDidLoad() {
        super.viewDidLoad()
        setupUI()
        fetchItems()
    }

    // MARK: - Setup

    private func setupUI() {
        list.dataSource = self
        list.delegate = self
        list.refreshControl = UIRefreshControl()
        list.refreshControl?.addTarget(self, action: #selector(listPulled), for: .valueChanged)
        view.addSubview(list)
        NSLayoutConstraint.activate(list.constraintsFilling(view))
    }

    // MARK: - Actions

    private func fetchItems() {
        interactor?.fetchItems(Shelf.FetchItems.Request(room: Constants.room))
    }

    @objc
    private func listPulled() {
        fetchItems()
    }
}

// MARK: - Display Logic

extension ShelfViewController: ShelfDisplayLogic {
    func displayItems(_ viewModel: Shelf.FetchItems.ViewModel) {
        title = viewModel.title
        rows = viewModel.rows
        list.reloadData()
    }

    func displaySelection(_ viewModel: Shelf.SelectItem.ViewModel) {
        guard viewModel.isDetailReady else { return }
        router?.routeToItemDetail()
    }

    func displayError(_ message: String) {
        warning.text = message
        list.tableHeaderView = warning
    }

    func displayLoading(_ isLoading: Bool) {
        isLoading ? list.refreshControl?.beginRefreshing() : list.refreshControl?.endRefreshing()
    }
}

// MARK: - UITableViewDataSource

extension ShelfViewController: UITableViewDataSource {
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        rows.count
    }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: Constants.cell, for: indexPath)
        cell.textLabel?.text = rows[indexPath.row]
        return cell
    }
}

// MARK: - UITableViewDelegate

extension ShelfViewController: UITableViewDelegate {
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        interactor?.selectItem(Shelf.SelectItem.Request(index: indexPath.row))
    }
}

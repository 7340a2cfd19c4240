import Foundation
import Localization
import Models

// MARK: - Presentation Logic Protocol

protocol ShelfPresentationLogic {
    func presentItems(_ response: Shelf.FetchItems.Response)
    func presentSelection(_ response: Shelf.SelectItem.Response)
    func presentError(_ error: Error)
    func presentLoading(_ isLoading: Bool)
}

// MARK: - Presenter

final class ShelfPresenter: ShelfPresentationLogic {
    // MARK: - Properties

    var viewController: ShelfDisplayLogic?

    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        return formatter
    }()

    // MARK: - Presentation Logic

    func presentItems(_ response: Shelf.FetchItems.Response) {
        let viewModel = Shelf.FetchItems.ViewModel(
            title: "Your shelf",
            rows: response.items.map(describe)
        )
        viewController?.displayItems(viewModel)
    }

    func presentSelection(_ response: Shelf.SelectItem.Response) {
        viewController?.displaySelection(Shelf.SelectItem.ViewModel(isDetailReady: true))
    }

    func presentError(_ error: Error) {
        viewController?.displayError(error.localizedDescription)
    }

    func presentLoading(_ isLoading: Bool) {
        viewController?.displayLoading(isLoading)
    }

    // MARK: - Private Methods

    private func describe(_ item: Item) -> String {
        let formatter = DateFormatter()
        let day = formatter.string(from: item.bestBefore)
        return [item.name, L10n.Shelf.bestBefore(day)].joined(separator: ", ")
    }
}

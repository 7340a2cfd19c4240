import Foundation
import Localization

// MARK: - Presentation Logic Protocol

protocol ItemDetailPresentationLogic {
    func presentItem(_ response: ItemDetail.ShowItem.Response)
    func presentDeletion(_ response: ItemDetail.DeleteItem.Response)
    func presentError(_ error: Error)
}

// MARK: - Presenter

final class ItemDetailPresenter: ItemDetailPresentationLogic {
    // MARK: - Properties

    weak var viewController: ItemDetailDisplayLogic?

    private let formatter: DateFormatter = {
        let formatter = DateFormatter()
        formatter.dateStyle = .long
        return formatter
    }()

    // MARK: - Presentation Logic

    func presentItem(_ response: ItemDetail.ShowItem.Response) {
        let day = formatter.string(from: response.item.bestBefore)
        let viewModel = ItemDetail.ShowItem.ViewModel(
            title: response.item.name,
            bestBefore: L10n.Shelf.bestBefore(day)
        )
        viewController?.displayItem(viewModel)
    }

    func presentDeletion(_ response: ItemDetail.DeleteItem.Response) {
        viewController?.displayDeletion(ItemDetail.DeleteItem.ViewModel(isDone: true))
    }

    func presentError(_ error: Error) {
        viewController?.displayError(error.localizedDescription)
    }
}

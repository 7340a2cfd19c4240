import Foundation
import Models

enum ItemDetail {
    // MARK: - Use Cases

    enum ShowItem {
        struct Request {}

        struct Response {
            let item: Item
        }

        struct ViewModel {
            let title: String
            let bestBefore: String
        }
    }

    enum DeleteItem {
        struct Request {}

        struct Response {}

        struct ViewModel {
            let isDone: Bool
        }
    }
}

import Foundation
import Models

enum Shelf {
    // MARK: - Use Cases

    enum FetchItems {
        struct Request {
            let room: String
        }

        struct Response {
            let items: [Item]
            let readAt: Date
        }

        struct ViewModel {
            let title: String
            var rows: [String]
        }
    }

    enum Sorting {
        struct Request {}
    }

    enum SelectItem {
        struct Request {
            let index: Int
        }

        struct Response {
            let item: Item
        }

        struct ViewModel {
            let isDetailReady: Bool
        }
    }
}

import Observation
import SwiftUI

@MainActor
@Observable
class LibraryViewModel {
    enum State: Equatable {
        case idle
        case loading
        case content
        case error(String)
    }

    enum Order: String, CaseIterable {
        case title = "Title"
        case author = "Author"
        case newest = "Newest first"
    }

    private(set) var state: State = .idle
    private(set) var library: LibraryModel?
    private(set) var showsOnlyRecent = false
    var order: Order = .title

    private let service: any LibraryServiceProtocol

    init(service: any LibraryServiceProtocol = LibraryService.shared) {
        self.service = service
    }

    var shelfName: String { library?.name ?? "" }

    var books: [LibraryModel.Book] {
        guard library != nil else { return [] }
        let books = library!.books.filter { !showsOnlyRecent || DateHelper.days(since: $0.addedAt) < 14 }
        return switch order {
        case .title: books.sorted(using: KeyPathComparator(\.sortKey))
        case .author: books.sorted(using: [KeyPathComparator(\.author), KeyPathComparator(\.sortKey)])
        case .newest: books.sorted(using: KeyPathComparator(\.addedAt, order: .reverse))
        }
    }

    var errorMessage: String {
        guard case .error(let message) = state else { return "" }
        return message
    }

    var isErrorPresented: Bool {
        get { !errorMessage.isEmpty }
        set { if !newValue { state = library == nil ? .idle : .content } }
    }

    func book(withID id: String?) -> LibraryModel.Book? {
        library?.books.first { $0.id == id }
    }

    func row(for book: LibraryModel.Book) -> BookRowView {
        BookRowView(book: book, length: BookFormatter.caption(for: book))
    }

    func filter(onlyRecent: Bool) {
        showsOnlyRecent = onlyRecent
    }

    func loadOnce() {
        guard library == nil, state != .loading else { return }
        load()
    }

    @discardableResult
    func load() -> Task<Void, Never> {
        state = .loading
        return Task {
            do {
                library = try await service.library()
                print("loaded", books.count)
                state = .content
            } catch {
                state = .error(error.localizedDescription)
            }
        }
    }

    @discardableResult
    func remove(_ book: LibraryModel.Book) -> Task<Void, Never> {
        state = .loading
        library?.remove(book)
        return Task {
            do {
                library = try await service.removeBook(id: book.id)
                state = .content
            } catch {
                state = .error(error.localizedDescription)
            }
        }
    }
}

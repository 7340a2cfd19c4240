/// Every place that can be reached from the library.
enum Route: Hashable, Sendable {
    case reading(book: LibraryModel.Book)
    case search(term: String)
    case prefs
}

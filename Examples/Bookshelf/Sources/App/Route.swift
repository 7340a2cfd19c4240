/// Every place that can be reached from the library.
enum Route: Hashable, Sendable {
    case reading(bookID: String)
    case search(term: String)
    case profile
}

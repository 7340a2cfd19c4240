import SwiftUI

/// A book that was found, as a link to its page.
struct SearchResultView: View {
    let book: SearchModel
    let availability: String

    var body: some View {
        NavigationLink(value: Route.reading(book: shelfBook)) {
            BookRowView(book: shelfBook, length: availability)
        }
        .accessibilityHint("Opens the book")
    }

    private var shelfBook: LibraryModel.Book {
        LibraryModel.Book(
            id: book.id,
            title: book.title,
            author: book.author,
            format: .paper(pages: 0),
            addedAt: .now,
            coverURL: book.coverURL
        )
    }
}

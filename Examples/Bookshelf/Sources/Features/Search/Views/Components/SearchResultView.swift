import SwiftUI

/// A book that was found, as a link to its page.
struct SearchResultView: View {
    let book: SearchModel
    let availability: String

    var body: some View {
        NavigationLink(value: Route.reading(bookID: book.id)) {
            CoverCard(title: book.title, author: book.author, detail: availability, coverURL: book.coverURL)
        }
        .accessibilityHint("Opens the book")
    }
}

#Preview {
    SearchResultView(
        book: SearchModel(
            id: "orlando",
            title: "Orlando",
            author: "Virginia Woolf",
            availability: .waitingList(position: 2),
            coverURL: nil
        ),
        availability: "Place 2 on the waiting list"
    )
}

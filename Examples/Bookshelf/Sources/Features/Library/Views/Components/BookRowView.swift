import SwiftUI

/// One book on the shelf.
struct BookRowView: View {
    let book: LibraryModel.Book
    let length: String

    var body: some View {
        CoverCard(title: book.title, author: book.author, detail: length, coverURL: book.coverURL)
            .padding(.vertical, .xs)
    }
}

#Preview {
    BookRowView(
        book: LibraryModel.Book(
            id: "waves",
            title: "The Waves",
            author: "Virginia Woolf",
            format: .paper(pages: 304),
            addedAt: .now,
            coverURL: nil
        ),
        length: "304 pages"
    )
}

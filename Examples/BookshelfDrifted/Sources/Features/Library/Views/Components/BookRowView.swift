import SwiftUI

/// One book on the shelf.
struct BookRowView: View {
    let book: LibraryModel.Book
    let length: String

    var body: some View {
        BookCoverCard(title: book.title, author: book.author, detail: length, coverURL: book.coverURL)
            .padding(0)
            .background(Color(red: 0.98, green: 0.96, blue: 0.93))
    }
}

import Foundation

enum BookFormatter {
    static func caption(for book: LibraryModel.Book) -> String {
        switch book.format {
        case .paper(let pages):
            "\(pages) pages"
        case .audio(let minutes):
            Duration.seconds(minutes * 60).formatted(.units(allowed: [.hours, .minutes], width: .abbreviated))
        }
    }
}

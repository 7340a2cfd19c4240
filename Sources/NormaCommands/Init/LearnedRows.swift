// The rows of the first screen about the books: which rules were taken, and which book is about the same architecture.

import NormaFitting
import NormaReports

struct LearnedRows {
    let rows: [(label: String, text: String)]

    /// Of a page that takes rules of several books.
    init(rules: Int, fit: ArchitectureFit) {
        let taken = [("rules", "\(Wording.count(rules, "rule")) of the books that this code keeps")]
        rows = (rules > 0 ? taken : []) + [("book", Self.book(fit))]
    }

    /// Of a page that extends a book.
    init(_ page: BookGuideWriting.Page, _ fit: ArchitectureFit) {
        let fitted = page.fitted
        let here = fitted.places.filter { !$0.patterns.isEmpty }
        let none = fitted.places.filter(\.patterns.isEmpty)
        rows = [
            ("book", FitWords(fitted.book, fit).sentence),
            ("places", here.map { "\($0.name) \($0.patterns.first ?? "")" }.joined(separator: ", ")),
            ("called", fitted.words.map { "\($0.name) \($0.word)" }.joined(separator: ", ")),
            ("off", none.map(\.name).joined(separator: ", ")),
            ("dropped", page.dropped.joined(separator: ", ")),
        ].filter { !$0.1.isEmpty }
    }

    /// The built-in book about the same architecture.
    private static func book(_ fit: ArchitectureFit) -> String {
        guard let best = fit.best else {
            return "none describes this architecture" + (fit.reasonForNone.map { ": \($0)" } ?? "")
        }
        return "\(best.book) describes this architecture best: \(best.has.joined(separator: ", "))"
    }
}

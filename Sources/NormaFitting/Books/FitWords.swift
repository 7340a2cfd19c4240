// Whether a book describes the architecture of a project, in a sentence.

package struct FitWords {
    private let book: String
    private let fit: ArchitectureFit

    package init(_ book: String, _ fit: ArchitectureFit) { (self.book, self.fit) = (book, fit) }

    /// What the project has of the book's architecture and what not, and which book is nearer.
    package var sentence: String {
        guard let own = fit.fits.first(where: { $0.book == book }) else { return "" }
        let has = own.has.isEmpty ? "nothing of what it is built on" : FittingWords.list(own.has)
        let hasNot = own.hasNot.isEmpty ? "" : ", and no or too few \(FittingWords.list(own.hasNot.map(Self.thing)))"
        let found = "This code has \(has)\(hasNot)."
        if let reason = fit.reasonForNone, fit.best == nil {
            return "No book describes this architecture: \(reason). " + found
        }
        guard own.describes else { return "`\(book)` doesn't describe this architecture. \(found)\(nearer)" }
        return "`\(book)` describes this architecture. \(found)\(fit.best?.book == book ? "" : nearer)"
    }

    /// Without the measure: files with SwiftUI.
    private static func thing(_ what: String) -> String {
        what.hasPrefix("percent of the ") ? String(what.dropFirst("percent of the ".count)) : what
    }

    private var nearer: String {
        guard let best = fit.best, best.book != book else { return "" }
        return " `\(best.book)` describes it better: \(FittingWords.list(best.has))."
    }
}

// Fits a book to a project: its places where the sure natures are, its words as the project says them.

import NormaGuide
import NormaPipeline

package enum BookFitting {
    /// The books that can be fitted.
    package static var books: [String] { BookPlaceTable.books }

    /// Nil if there is no such book.
    ///
    /// Cost: a few passes over the folders; no code is read.
    package static func fit(_ book: String, to learning: ProjectLearning, _ learned: LearnedProject) -> FittedBook? {
        guard let table = BookPlaceTable.named(book),
            let source = try? GuideLoading.guide(named: book, from: "", parts: .withoutProofs).guide
        else { return nil }
        let search = BookPlaceSearch(learning, learned, table, of: source)
        return FittedBook(
            book: book,
            places: search.find(),
            words: words(table, learned, source) + folderWords(table, search.kinds, source)
        )
    }

    /// Endings that most things of a kind have, where the book has another one.
    private static func words(_ table: BookPlaceTable, _ learned: LearnedProject, _ book: Guide) -> [FittedWord] {
        table.words.compactMap { value, name in
            guard let written = book.values[value]?.first, let word = learned.word(name),
                let first = word.endings.first,
                first.name != written, !first.name.contains("*"), first.count >= 3, first.count * 2 > first.of
            else { return nil }
            // A flow controller of many screens is no router of one.
            guard value != "router" || Self.routers.contains(first.name) else { return nil }
            let kind = kinds[name] ?? "such pairs"
            return FittedWord(
                name: value,
                word: first.name,
                reason: "\(first.count) of \(first.of) \(kind) end so"
            )
        }
    }

    private static let routers: Set<String> = ["Router", "Routing", "Wireframe", "WireFrame", "Navigator"]

    /// What the learned words are about.
    private static let kinds = [
        "state-holder": "view models", "service": "services", "repository": "repositories",
        "coordinator": "coordinators",
        "presenter": "presenters", "interactor": "interactors", "view-controller": "view controllers",
        "transfer-object": "transfer objects", "protocol": "protocols of what is called like them",
        "implementation": "classes that are called like their protocols",
    ]

    private static func folderWords(_ table: BookPlaceTable, _ kinds: BookPlaceKinds, _ book: Guide) -> [FittedWord] {
        var found = table.folderWords.compactMap { kinds.word($0) }
        if book.values["feature-ending"] != nil, let ending = kinds.endingOfFeatures {
            found.append(FittedWord(name: "feature-ending", word: ending, reason: "nearly every feature ends so"))
        }
        return found.filter { book.values[$0.name] != [$0.word] }
    }
}

// What would be in a place that a project doesn't have: then its lack is no convention of the team's, and the rules about it speak.

import NormaFacts
import NormaGuide
import NormaProject
import NormaRules
import NormaText

struct BookNeeds {
    private let project: Project
    private let tree: SourceTree
    private let book: Guide
    private let thirdParties: Set<String>

    init(_ learning: ProjectLearning, of book: Guide) {
        (project, tree, self.book) = (learning.tree.project, learning.tree, book)
        // What a book has other rules for.
        let others = ["modules-for-everywhere", "database-modules"].flatMap { book.values[$0] ?? [] }
        thirdParties = learning.context.thirdParties.subtracting(project.modules.map(\.name) + others)
    }

    /// Which files hold what belongs to the place; nil if none does.
    ///
    /// Cost: one pass over imports or types for each place that is missing.
    func reason(for row: BookPlaceRow) -> String? {
        for need in row.needs {
            let patterns =
                need.contains("*") ? [need] : need == "third-party" ? Array(thirdParties) : book.values[need] ?? []
            let files = need.contains("*") ? declaring(patterns) : importing(patterns)
            guard let first = files.first else { continue }
            let name = project.file(first).path.name
            return files.count == 1
                ? "not there yet, but `\(name)` holds what belongs there"
                : "not there yet, but \(files.count) files hold what belongs there, the first `\(name)`"
        }
        return nil
    }

    private func importing(_ modules: [String]) -> [FileID] {
        tree.sources.filter { id in
            let file = project.file(id)
            return file.facts.imports.contains { fact in Self.isOne(file.text(fact.module), of: modules) }
        }
    }

    private func declaring(_ names: [String]) -> [FileID] {
        tree.sources.filter { id in
            let file = project.file(id)
            return file.facts.declarations.contains { fact in
                fact.parent < 0 && fact.kind.isType && fact.kind != .protocol
                    && Self.isOne(file.text(fact.name), of: names)
            }
        }
    }

    /// `Firebase*` and `*Validator` match longer names only.
    private static func isOne(_ name: String, of patterns: [String]) -> Bool {
        patterns.contains { pattern in
            if pattern.hasSuffix("*") { return name.hasPrefix(pattern.dropLast()) }
            if pattern.hasPrefix("*") { return name.hasSuffix(pattern.dropFirst()) && name.count >= pattern.count }
            return name == pattern
        }
    }
}

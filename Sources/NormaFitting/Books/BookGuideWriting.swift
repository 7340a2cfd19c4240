// A guide of the team that extends a book: one page of Markdown with the places and words that were found.

import NormaGuide
import NormaPipeline
import NormaText

package struct BookGuideWriting {
    private let name: String
    private let sentence: String
    private let fitted: FittedBook
    private let fit: ArchitectureFit

    /// - Parameter name: the project's, as people write it.
    package init(name: String, project: LearnedProject, fitted: FittedBook, fit: ArchitectureFit) {
        self.name = name
        sentence = ProjectWords(project: project).sentence
        self.fitted = fitted
        self.fit = fit
    }

    package struct Page: Sendable, Equatable {
        package var text: String
        /// The places and words that are on the page.
        package var fitted: FittedBook
        /// Rules of the book that its own examples don't prove in these places and words.
        package var dropped: [String]
    }

    /// An inherited rule that its examples don't prove in the words of the page.
    package struct Unproven: Sendable {
        package var rule: String
        /// The lines of the page that it depends on, by the names of places and words.
        package var causes: [String]
        /// It finds something in the code that its book calls good.
        package var overshoots: Bool

        package init(rule: String, causes: [String], overshoots: Bool) {
            (self.rule, self.causes, self.overshoots) = (rule, causes, overshoots)
        }
    }

    /// A page that the reader of guides accepts: a line that it refuses is left out, and rules that are not proven are dropped.
    ///
    /// A rule that can't be shown because a place is absent keeps the place of the book, where it finds nothing until there is one.
    ///
    /// Cost: the guide is read a few times, and the examples of the book are judged once or twice.
    ///
    package func page(without unproven: (PreparedGuide) -> [Unproven]) -> Page? {
        var leftOut: Set<String> = []
        var dropped: [String] = []
        // Without a rule the others are as they were, so they aren't judged twice.
        var isProven = false
        for _ in 0..<12 {
            let shown = lines(without: leftOut, dropping: dropped)
            let text = shown.map(\.text).joined(separator: "\n") + "\n"
            do throws(GuideProblems) {
                let guide = try GuideLoading.guide(
                    from: GuideSource(text: text, file: "Guide/README.md"),
                    parts: isProven ? .withoutProofs : .all
                )
                let found = isProven ? [] : unproven(guide).filter { !dropped.contains($0.rule) }
                guard !found.isEmpty else { return page(text, without: leftOut, dropped) }
                let trees = Self.refutedTrees(found, guide.guide)
                let absences = Set(found.filter { !trees.contains($0.rule) }.flatMap(\.causes).map { "none:" + $0 })
                    .intersection(shown.compactMap(\.tag))
                let lost = absences.isEmpty ? Set(found.map(\.rule)) : trees
                let silencing = guide.guide.rules.filter { !$0.silences.isEmpty }.map(\.name)
                isProven = absences.isEmpty && lost.isDisjoint(with: silencing)
                dropped = lost.union(dropped).sorted()
                leftOut.formUnion(absences)
            } catch {
                isProven = false
                var refused = Set(error.problems.compactMap { refusedLine($0, shown) })
                if refused.isEmpty, let one = loneCause(shown, leftOut, dropped) { refused = [one] }
                // What is known about the book's own page follows from some place that it doesn't have here.
                if refused.isEmpty {
                    refused = Set(shown.filter { $0.tag?.hasPrefix("none:") == true }.compactMap(\.tag))
                }
                if refused.isEmpty { refused = Set(shown.compactMap(\.tag)) }
                guard !refused.isEmpty else { return nil }
                leftOut.formUnion(refused)
            }
        }
        return nil
    }

    /// A tree that refuses the book's own good code doesn't fit here, even if the project has all of its places.
    private static func refutedTrees(_ found: [Unproven], _ guide: Guide) -> Set<String> {
        let trees = guide.rules.filter { if case .layout = $0.form { true } else { false } }.map(\.name)
        return Set(found.filter { $0.overshoots && trees.contains($0.rule) }.map(\.rule))
    }

    /// The last line without which the guide can be read: a page of the book may refuse a place that looks right here.
    private func loneCause(_ shown: [GuideLine], _ leftOut: Set<String>, _ dropped: [String]) -> String? {
        shown.compactMap(\.tag).last { tag in
            let text =
                lines(without: leftOut.union([tag]), dropping: dropped).map(\.text).joined(separator: "\n") + "\n"
            return (try? GuideLoading.guide(from: GuideSource(text: text, file: "Guide/README.md"))) != nil
        }
    }

    private func refusedLine(_ problem: SourceProblem, _ shown: [GuideLine]) -> String? {
        guard problem.file == nil || problem.file == "Guide/README.md", let line = problem.position?.line,
            shown.indices.contains(line - 1)
        else { return nil }
        return shown[line - 1].tag
    }

    private func page(_ text: String, without leftOut: Set<String>, _ dropped: [String]) -> Page {
        var kept = fitted
        kept.places.removeAll { leftOut.contains(Self.tag($0)) }
        kept.words.removeAll { leftOut.contains("word:" + $0.name) }
        return Page(text: text, fitted: kept, dropped: dropped)
    }

    private static func tag(_ place: FittedPlace) -> String {
        (place.patterns.isEmpty ? "none:" : "place:") + place.name
    }

    // MARK: - Lines

    private func lines(without leftOut: Set<String>, dropping dropped: [String]) -> [GuideLine] {
        func kept(_ lines: [GuideLine]) -> [GuideLine] { lines.filter { $0.tag.map { !leftOut.contains($0) } ?? true } }
        let here = kept(fitted.places.filter { !$0.patterns.isEmpty }.map(Self.line))
        let none = kept(fitted.places.filter(\.patterns.isEmpty).map(Self.line))
        let words = kept(fitted.words.map(Self.line))
        return head
            + section("Where things are", Self.ofPlaces, "places:", here)
            + section("What they are called", Self.ofWords, "values:", words)
            + section("What this project doesn't have", Self.ofNone, "places:", none)
            + drops(dropped)
    }

    private static let ofPlaces =
        "Each place of the book is where such things are today; the reason is beside it. Places that are where the book says are not listed."
    private static let ofWords = "Words of the book, as most of the code says them."
    private static let ofNone =
        "Rules about these places are off. Declare a place as soon as there is one, and its rules speak."

    private var head: [GuideLine] {
        [
            "---", "norma: 2", "name: \(FittingWords.guideName(name))",
            "summary: The book `\(fitted.book)` in the places and words of this project.", "extends: \(fitted.book)",
            "---", "",
            "# \(name)", "",
        ].map { GuideLine($0) } + .paragraph(sentence) + [GuideLine("")]
            + .paragraph(
                "This guide is the book `\(fitted.book)` with this project's places and words, as `norma init` found them. It is yours to edit: "
                    + "drop rules that aren't yours, add your own. `norma guide test` proves it, `norma guide show \(fitted.book)` is the book."
            ) + [GuideLine("")] + .paragraph(FitWords(fitted.book, fit).sentence) + [GuideLine("")]
    }

    private func section(_ title: String, _ text: String, _ key: String, _ lines: [GuideLine]) -> [GuideLine] {
        guard !lines.isEmpty else { return [] }
        return [GuideLine("## " + title), GuideLine("")] + .paragraph(text) + [GuideLine("")]
            + .block("yaml define", [GuideLine(key)] + lines)
    }

    private static func line(_ place: FittedPlace) -> GuideLine {
        GuideLine("  \(place.name): \(place.written) # \(FittingWords.oneLine(place.reason))", tag: tag(place))
    }

    private static func line(_ word: FittedWord) -> GuideLine {
        GuideLine("  \(word.name): \"\(word.word)\" # \(FittingWords.oneLine(word.reason))", tag: "word:" + word.name)
    }

    private func drops(_ rules: [String]) -> [GuideLine] {
        guard !rules.isEmpty else { return [] }
        let text =
            "The book's own examples don't prove these rules in the places and words above, so they would say something else than they mean."
        return [GuideLine("## Rules that mean nothing here"), GuideLine("")] + .paragraph(text) + [GuideLine("")]
            + .block(
                "yaml rule",
                [GuideLine("drops:")] + rules.map { GuideLine("  - \($0)") }
                    + [GuideLine("because: With our places and words their examples no longer hold.")]
            )
    }
}

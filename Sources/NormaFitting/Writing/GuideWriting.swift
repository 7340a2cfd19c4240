// The guide that a team would have written about its project, as one page of Markdown.

import NormaGuide
import NormaPipeline
import NormaText

package struct GuideWriting {
    private let name: String
    private let project: LearnedProject
    private let rules: [ChosenRule]

    /// - Parameter name: the project's, as people write it.
    package init(name: String, project: LearnedProject, rules: [ChosenRule]) {
        self.name = name
        self.project = project
        self.rules = rules
    }

    package struct Page: Sendable, Equatable {
        package var text: String
        /// The rules that are on the page.
        package var rules: [ChosenRule]
        /// Whether it asks nothing: no picture, no features that stay apart, no rules of the books.
        package var asksNothing: Bool
    }

    /// A page that the reader of guides accepts: a place that no rule asks for, and a rule that asks for a place that was not
    /// learned, are left out. Nil if no such page can be written.
    ///
    /// Cost: the guide is read a few times, and each rule is proven once; no code is read.
    ///
    /// - Parameter unproven: the lines of the rules that the examples of their books don't prove in the words of the page. These
    ///   rules are left out, too.
    package func page(without unproven: (PreparedGuide) -> [Int] = { _ in [] }) -> Page? {
        var leftOut: Set<String> = []
        var proven: Set<String> = []
        // What the reader refuses takes up no room, so it is known before a page is shortened.
        var isMeasured = false
        for _ in 0..<12 {
            let shown = shown(without: leftOut, isShort: isMeasured)
            let text = Self.text(shown.lines)
            do throws(GuideProblems) {
                let source = GuideSource(text: text, file: Self.file)
                let tags = shown.rules.map(RuleSection.tag)
                let isProven = tags.allSatisfy(proven.contains)
                let hasRoom = isMeasured || shown.lines.count <= PageDetail.mostLines
                let parts: GuideLoading.Parts = hasRoom && !isProven ? .withoutTemplates : .chapters
                let guide = try GuideLoading.guide(from: source, parts: parts)
                defer { isMeasured = true }
                guard hasRoom else { continue }
                let lines = isProven ? [] : unproven(guide)
                let refused = lines.compactMap { shown.lines[safe: $0 - 1]?.tag }
                guard !refused.isEmpty else {
                    let kept = shown.rules.filter { !leftOut.contains(RuleSection.tag($0)) }
                    return Page(text: text, rules: kept, asksNothing: guide.guide.rules.isEmpty)
                }
                leftOut.formUnion(refused)
                // Without a rule the others are as they were.
                proven = refused.allSatisfy(tags.contains) ? Set(tags).subtracting(refused) : []
            } catch {
                var refused = Self.tags(of: error, in: shown.lines)
                if refused.isEmpty { refused = clashing(shown.rules, without: leftOut) }
                guard !refused.isEmpty else { return nil }
                leftOut.formUnion(refused)
            }
        }
        return nil
    }

    private static let file = "Guide/README.md"

    private static func text(_ lines: [GuideLine]) -> String { lines.map(\.text).joined(separator: "\n") + "\n" }

    private static func tags(of error: GuideProblems, in lines: [GuideLine]) -> [String] {
        error.problems.compactMap { lines[safe: ($0.position?.line ?? 0) - 1]?.tag }
    }

    /// The rules that make the rest of the page unreadable: with one about a layer `Domain` a picture of modules, of which one is
    /// called `Domain`, is read as a picture of layers.
    ///
    /// Cost: the page is read once for each rule.
    private func clashing(_ rules: [ChosenRule], without leftOut: Set<String>) -> [String] {
        let tags = rules.map(RuleSection.tag)
        return tags.filter { tag in
            let lines = lines(.full, without: leftOut.union(tags).subtracting([tag]))
            do throws(GuideProblems) {
                _ = try GuideLoading.guide(from: GuideSource(text: Self.text(lines), file: Self.file), parts: .chapters)
                return false
            } catch {
                return Self.tags(of: error, in: lines).count < error.problems.count
            }
        }
    }

    /// Everything that could be said today, to compare a page with; too long for one, and not proven.
    package var everything: String { Self.text(lines(.whole, without: [])) }

    // MARK: - Length

    /// As much as a page has room for.
    private func shown(without leftOut: Set<String>, isShort: Bool) -> (lines: [GuideLine], rules: [ChosenRule]) {
        guard isShort else { return (lines(.full, without: leftOut), rules(.full, without: leftOut)) }
        let levels = PageDetail.levels.lazy.map { ($0, lines($0, without: leftOut)) }
        let fitting =
            levels.first { $0.1.count <= PageDetail.mostLines } ?? (Self.least, lines(Self.least, without: leftOut))
        return (fitting.1, rules(fitting.0, without: leftOut))
    }

    private static let least = PageDetail.levels.last ?? .full

    private func rules(_ detail: PageDetail, without leftOut: Set<String>) -> [ChosenRule] {
        Array(rules.filter { !leftOut.contains(RuleSection.tag($0)) }.prefix(detail.rules))
    }

    private func lines(_ detail: PageDetail, without leftOut: Set<String>) -> [GuideLine] {
        let structure = project.structure?.drawing(atMost: detail.boxes)
        let lines =
            head + introduction
            + (structure.map { StructureSection(structure: $0, questions: detail.questions).lines } ?? [])
            + (project.features.map { FeatureSection(features: $0, names: detail.names).lines } ?? [])
            + HomeSection(project: project, roles: detail.roles).lines
            + RuleSection(rules: rules(detail, without: leftOut), places: project.places).lines
        return Self.withoutEmptyBlocks(lines.filter { $0.tag.map { !leftOut.contains($0) } ?? true })
    }

    // MARK: - Lines

    private var head: [GuideLine] {
        [
            "---", "norma: 2", "name: \(FittingWords.guideName(name))",
            "summary: How this project is built today, as `norma init` found it.", "---", "", "# \(name)", "",
        ].map { GuideLine($0) }
    }

    private var introduction: [GuideLine] {
        .paragraph(ProjectWords(project: project).sentence) + [GuideLine("")]
            + .paragraph(
                "This page was written by `norma init` from what the code does, and is yours to edit: each block is a rule that `norma check` "
                    + "keeps, each sentence its reason. `norma guide test` proves it."
            ) + [GuideLine("")]
    }

    /// A block whose tagged lines are all gone says nothing.
    private static func withoutEmptyBlocks(_ lines: [GuideLine]) -> [GuideLine] {
        var kept: [GuideLine] = []
        var index = 0
        while index < lines.count {
            let isDefinition = lines[index].text == "```yaml define" && lines[safe: index + 1]?.text == "places:"
            let isTake = lines[index].text.hasPrefix("```yaml take")
            let end = isDefinition ? index + 2 : index + 1
            if isDefinition || isTake, lines[safe: end]?.text == "```" {
                index = end + 2
                continue
            }
            kept.append(lines[index])
            index += 1
        }
        return kept
    }
}

extension Array {
    fileprivate subscript(safe index: Int) -> Element? { indices.contains(index) ? self[index] : nil }
}

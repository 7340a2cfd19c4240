// The rules taken from the books, each with its count and its exceptions beside it.

import NormaFindings
import NormaText

struct RuleSection {
    let rules: [ChosenRule]
    let places: [LearnedPlace]

    static func tag(_ rule: ChosenRule) -> String { "rule:\(rule.book)/\(rule.name)" }

    var lines: [GuideLine] {
        guard !rules.isEmpty else { return [] }
        let text =
            "Each has its count on the day this page was written, and its reason. A rule with exceptions warns; once they are gone, let it be "
            + "an error."
        return [GuideLine("## Rules that this code keeps"), GuideLine("")] + .paragraph(text) + [GuideLine("")]
            + declared + books.flatMap(block)
    }

    private var books: [String] {
        var books: [String] = []
        for rule in rules where !books.contains(rule.book) { books.append(rule.book) }
        return books
    }

    /// Places that some rule may ask for; those that none does are left out again.
    private var declared: [GuideLine] {
        let lines = places.filter { $0.name != "feature" }.map { place in
            let patterns = place.patterns.map { "\"\($0)\"" }
            let value = patterns.count == 1 ? patterns[0] : "[" + patterns.joined(separator: ", ") + "]"
            return GuideLine(
                "  \(place.name): \(value) # \(FittingWords.oneLine(place.evidence))",
                tag: "place:" + place.name
            )
        }
        let absent = Set(rules.flatMap { rule in rule.places.filter(\.value.isEmpty).keys })
            .subtracting(places.map(\.name))
        let none = absent.sorted().map { GuideLine("  \($0): none", tag: "place:" + $0) }
        return Self.define(lines + none)
    }

    private static func define(_ lines: [GuideLine]) -> [GuideLine] {
        .block("yaml define", lines.isEmpty ? [] : [GuideLine("places:")] + lines)
    }

    private func block(_ book: String) -> [GuideLine] {
        .block(
            "yaml take from=\(book)",
            rules.filter { $0.book == book }.map { GuideLine(Self.line($0), tag: Self.tag($0)) }
        )
    }

    private static func line(_ rule: ChosenRule) -> String {
        let limit = rule.atMost.map { "at-most: \($0)" }
        let second = rule.neverAbove.map { "never-above: \($0)" }
        let changes = [limit, second, "severity: \(rule.severity.rawValue)"].compactMap(\.self).joined(separator: ", ")
        let why = rule.why.isEmpty ? "" : ": " + rule.why
        return "- \(rule.name): { \(changes) } # \(evidence(rule))\(why)"
    }

    private static func evidence(_ rule: ChosenRule) -> String {
        switch rule.reason {
        case .demanded(let document, let line):
            return "`\(document)` asks for it, line \(line)" + exceptions(rule, ", except in ")
        case .kept:
            let kept = rule.subjects - rule.broken
            return "\(FittingWords.number(kept)) of \(FittingWords.number(rule.subjects))" + exceptions(rule, ", not ")
        }
    }

    /// The first place by the name of its file; `norma check` lists all of them with their paths.
    private static func exceptions(_ rule: ChosenRule, _ word: String) -> String {
        guard let first = rule.exceptions.first else { return "" }
        let name = FittingWords.oneLine(first.pathParts.last.map(String.init) ?? first)
        return word + name + (rule.exceptions.count > 1 ? " and \(rule.exceptions.count - 1) more" : "")
    }
}

// The rules taken from the books, each with its count and its exceptions beside it.

import NormaFindings

struct RuleSection {
    let rules: [ChosenRule]
    let places: [LearnedPlace]

    var lines: [GuideLine] {
        guard !rules.isEmpty else { return [] }
        let text =
            "The counts are those of the day this page was written. A rule with exceptions warns; once they are gone, let it be an error."
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
            rules.filter { $0.book == book }.flatMap { rule in
                let tag = "rule:\(book)/\(rule.name)"
                return [GuideLine("# \(Self.evidence(rule))", tag: tag), GuideLine(Self.line(rule), tag: tag)]
            }
        )
    }

    /// After a mapping in braces YAML has no comment, so the evidence is above it.
    private static func line(_ rule: ChosenRule) -> String {
        let limit = rule.atMost.map { "at-most: \($0)" }
        let second = rule.neverAbove.map { "never-above: \($0)" }
        let changes = [limit, second, "severity: \(rule.severity.rawValue)"].compactMap(\.self).joined(separator: ", ")
        return "- \(rule.name): { \(changes) }"
    }

    private static func evidence(_ rule: ChosenRule) -> String {
        switch rule.reason {
        case .demanded(let document, let line):
            return "`\(document)` asks for it, line \(line)" + exceptions(rule, ", except in ")
        case .kept:
            let kept = rule.subjects - rule.broken
            return "\(kept) of \(rule.subjects)" + exceptions(rule, ", not ")
        }
    }

    private static func exceptions(_ rule: ChosenRule, _ word: String) -> String {
        rule.exceptions.isEmpty ? "" : word + FittingWords.list(rule.exceptions, limit: 3)
    }
}

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
        return .block("yaml define", lines.isEmpty ? [] : [GuideLine("places:")] + lines)
    }

    private func block(_ book: String) -> [GuideLine] {
        .block(
            "yaml take from=\(book)",
            rules.filter { $0.book == book }.map { rule in GuideLine(Self.line(rule), tag: "rule:\(book)/\(rule.name)")
            }
        )
    }

    private static func line(_ rule: ChosenRule) -> String {
        let change = rule.exceptions.isEmpty ? "" : ": { severity: \(rule.severity.rawValue) }"
        return "- \(rule.name)\(change) # \(evidence(rule))"
    }

    private static func evidence(_ rule: ChosenRule) -> String {
        switch rule.reason {
        case .demanded(let document, let line):
            return "`\(document)` asks for it, line \(line)" + exceptions(rule, ", except in ")
        case .kept:
            let kept = rule.subjects - rule.exceptions.count
            return "\(kept) of \(rule.subjects)" + exceptions(rule, ", not ")
        }
    }

    private static func exceptions(_ rule: ChosenRule, _ word: String) -> String {
        rule.exceptions.isEmpty ? "" : word + FittingWords.list(rule.exceptions, limit: 3)
    }
}

// The reference of the checks, made from their own documentation.

import NormaGuide
import NormaText

/// `docs/reference/checks.md`, and what `norma explain` says of one check.
struct CheckReference {
    let checks: [CheckWord]

    var text: String {
        let head = """
            # Checks

            This page is made from the checks' own documentation; the tests execute its examples.

            A rule uses a check by its name: `check: force-unwrapping`. One that measures needs a limit, `at-most:` or `at-least:`; `in:`
            says where it looks, `allow:` which details are no findings, `severity:` how much it matters. What `allow:` takes is a name
            pattern or a list of them, where the check tells what it sees apart; what a check can never see is an error of the guide.
            Names that SwiftLint has too mean the same here; how far the two agree on real code is measured in [oracles.md](../oracles.md).
            """
        let list = checks.map { "- [`\($0.identifier)`](#\($0.identifier)): \($0.summary)" }.joined(separator: "\n")
        return ([head, list] + checks.map { Self.entry(for: $0, heading: "## ") }).joined(separator: "\n\n") + "\n"
    }

    /// One check: its name, what it sees, what limit it needs, its documentation.
    static func entry(for check: CheckWord, heading: String) -> String {
        var parts = ["\(heading)\(check.identifier)", check.summary]
        if check.isMeasured {
            let least = check.smallestValue > 2 ? " of \(check.smallestValue - 1) or more" : ""
            parts.append("It measures: a rule gives a limit\(least) with `at-most:` or `at-least:`.")
        }
        if let allowed = allowed(by: check.details) { parts.append(allowed) }
        return (parts + [check.documentation]).joined(separator: "\n\n")
    }

    /// What a rule can `allow`; nil where everything that the check sees is alike.
    private static func allowed(by details: DetailShape) -> String? {
        switch details {
        case .none: return nil
        case .words(let words): return "`allow:` takes \(listed(words))."
        case .members(let words): return "`allow:` takes \(listed(words)), or code as the finding shows it."
        case .names: return "`allow:` takes names."
        case .numbers: return "`allow:` takes numbers."
        case .text: return "`allow:` takes what the finding shows."
        }
    }

    private static func listed(_ words: [String]) -> String {
        words.map { "`\($0)`" }.joined(separator: ", ")
    }
}

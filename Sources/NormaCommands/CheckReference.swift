// The reference of the checks, made from their own documentation.

import NormaGuide
import NormaText

/// `docs/reference/checks.md`, and the part of `norma explain` about one check.
struct CheckReference {
    let checks: [CheckWord]

    var text: String {
        let head = """
            # Checks

            This page is made from the checks' own documentation; the tests execute its examples.

            A rule uses a check by its name: `check: force-unwrapping`. A check that measures needs a limit, `at-most:` or `at-least:`; `in:`
            limits where it looks, `allow:` which details it permits, `severity:` sets how much it matters. `allow:` takes a name pattern or
            a list of them if the check distinguishes what it sees; a value that the check can never see is an error of the guide.
            Names shared with SwiftLint mean the same here; [oracles.md](../oracles.md) measures how far the two agree on real code.
            """
        let list = checks.map { "- [`\($0.identifier)`](#\($0.identifier)): \($0.summary)" }.joined(separator: "\n")
        return ([head, list] + checks.map { Self.entry(for: $0, heading: "## ") }).joined(separator: "\n\n") + "\n"
    }

    /// One check: its name, what it sees, the limit it needs, its documentation.
    static func entry(for check: CheckWord, heading: String) -> String {
        var parts = ["\(heading)\(check.identifier)", check.summary]
        if check.isMeasured {
            let least = check.smallestValue > 2 ? " of \(check.smallestValue - 1) or more" : ""
            parts.append("It measures: a rule gives a limit\(least) with `at-most:` or `at-least:`.")
        }
        if let allowed = allowed(by: check.details) { parts.append(allowed) }
        return (parts + [check.documentation]).joined(separator: "\n\n")
    }

    /// What a rule can `allow`; nil if the check doesn't distinguish what it sees.
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

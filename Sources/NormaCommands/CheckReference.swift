// The reference of the checks, made from their own documentation.

import NormaGuide

/// `docs/reference/checks.md`, and what `norma explain` says of one check.
struct CheckReference {
    let checks: [CheckWord]

    var text: String {
        let head = """
            # Checks

            This page is made from the checks' own documentation; the tests execute its examples.

            A rule uses a check by its name: `check: force-unwrapping`. One that measures needs a limit, `at-most:` or `at-least:`; `in:`
            says where it looks, `allow:` which details are no findings, `severity:` how much it matters. Names that SwiftLint has too mean
            the same here; how far the two agree on real code is measured in [oracles.md](../oracles.md).
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
        return (parts + [check.documentation]).joined(separator: "\n\n")
    }
}

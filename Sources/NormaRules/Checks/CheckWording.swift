// The messages of checks: what was seen, and where there is a limit, how far beyond it.

import NormaGuide

struct CheckWording {
    let use: CheckUse
    /// The check as its documentation introduces it; nil where the pipeline did not say.
    let word: CheckWord?

    func message(value: Int, detail: String) -> String {
        if let limit = limit(value: value) {
            let (noun, unit) = Self.measures[use.check] ?? (title, "")
            let name = detail.isEmpty ? "" : " of `\(detail)`"
            let amount = unit.isEmpty ? "measures \(value)" : "has \(value) \(unit)"
            return "\(noun)\(name) \(amount), \(limit)"
        }
        return detail.isEmpty ? title : "\(title): `\(detail)`"
    }

    private func limit(value: Int) -> String? {
        if let most = use.atMost, value > most { return "at most \(most) \(most == 1 ? "is" : "are") allowed" }
        if let least = use.atLeast, value < least { return "at least \(least) \(least == 1 ? "is" : "are") wanted" }
        return nil
    }

    /// The first sentence of the check's summary, or its identifier in words.
    private var title: String {
        let summary = word?.summary ?? ""
        guard summary.isEmpty else { return summary.hasSuffix(".") ? String(summary.dropLast()) : summary }
        let words = use.check.split(separator: "-").joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// What is measured, and in what.
    private static let measures: [String: (noun: String, unit: String)] = [
        "closure-body-length": ("Closure body", "lines"),
        "cyclomatic-complexity": ("The body", "decisions"),
        "enum-case-associated-values-count": ("The case", "associated values"),
        "file-length": ("The file", "lines"),
        "function-body-length": ("Function body", "lines"),
        "function-parameter-count": ("The function", "parameters"),
        "identifier-name-length": ("The name", "characters"),
        "large-tuple": ("The tuple", "members"),
        "line-length": ("The line", "characters"),
        "nesting": ("The nesting", "levels"),
        "type-body-length": ("Type body", "lines"),
        "type-name-length": ("The name", "characters"),
    ]
}

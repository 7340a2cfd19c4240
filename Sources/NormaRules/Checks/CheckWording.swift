// The messages of checks: what was seen, and where there is a limit, how far beyond it.

import NormaGuide

struct CheckWording {
    private let use: CheckUse
    /// The first sentence of the check's summary, or its identifier in words.
    private let title: String
    private let isSorted: Bool

    /// - Parameter word: the check as its documentation introduces it; nil where the pipeline did not say.
    init(use: CheckUse, word: CheckWord?) {
        self.use = use
        title = Self.title(of: use.check, summary: word?.summary ?? "")
        isSorted = Self.sorted.contains(use.check)
    }

    func message(value: Int, detail: String) -> String {
        if let limit = limit(value: value) { return "\(measured(value, detail)), \(limit)" }
        return detail.isEmpty || isSorted ? title : "\(title): `\(detail)`"
    }

    private func limit(value: Int) -> String? {
        if let most = use.atMost, value > most { return "at most \(most) \(most == 1 ? "is" : "are") allowed" }
        if let least = use.atLeast, value < least { return "at least \(least) \(least == 1 ? "is" : "are") wanted" }
        return nil
    }

    private func measured(_ value: Int, _ detail: String) -> String {
        let name = detail.isEmpty ? "it" : "`\(detail)`"
        switch use.check {
        case "closure-body-length": return "The body of the closure has " + lines(value) + " of code"
        case "cyclomatic-complexity": return "\(name) has a complexity of \(value)"
        case "file-code-length": return "The file has " + lines(value) + " of code"
        case "file-length": return "The file has " + lines(value)
        case "function-body-length", "type-body-length": return "The body of \(name) has " + lines(value) + " of code"
        case "function-parameter-count": return "\(name) has \(value) \(value == 1 ? "parameter" : "parameters")"
        case "large-tuple": return "The tuple has \(value) elements"
        case "line-length": return "The line has \(value) characters"
        case "nesting": return "\(name) is nested in \(value) \(value == 1 ? "type" : "types")"
        default:
            let question = title.hasPrefix("How many ") ? String(title.dropFirst(9)) : title
            return "\(value) " + (detail.isEmpty ? question : "\(question) (`\(detail)`)")
        }
    }

    private func lines(_ count: Int) -> String { "\(count) \(count == 1 ? "line" : "lines")" }

    private static func title(of check: String, summary: String) -> String {
        guard summary.isEmpty else { return summary.hasSuffix(".") ? String(summary.dropLast()) : summary }
        let words = check.split(separator: "-").joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Checks whose detail says of which sort the place is, for `allow:`, and not what stands there.
    private static let sorted: Set<String> = ["line-length", "trailing-whitespace"]
}

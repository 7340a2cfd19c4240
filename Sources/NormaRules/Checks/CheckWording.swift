// The messages of checks: what was seen, and how far it is beyond a limit.

import NormaGuide

struct CheckWording {
    private let use: CheckUse
    /// The first sentence of the check's summary, or its identifier in words.
    private let title: String
    private let isSorted: Bool
    private let measure: CheckMeasure?

    /// - Parameter word: the check as its documentation introduces it; nil if the pipeline doesn't give it.
    init(use: CheckUse, word: CheckWord?) {
        self.use = use
        title = Self.title(of: use.check, summary: word?.summary ?? "")
        isSorted = Self.sorted.contains(use.check)
        measure = CheckMeasure.of(use.check)
    }

    func message(value: Int, detail: String) -> String {
        if let limit = limit(value: value) { return "\(measured(value, detail)); \(limit)" }
        return detail.isEmpty || isSorted ? title : "\(title): `\(detail)`"
    }

    private func limit(value: Int) -> String? {
        let isDegree = measure.map { $0.unit == nil } ?? false
        if let most = use.atMost, value > most {
            return CheckMeasure.limit(most, isUpper: true, isDegree: isDegree)
        }
        if let least = use.atLeast, value < least {
            return CheckMeasure.limit(least, isUpper: false, isDegree: isDegree)
        }
        return nil
    }

    private func measured(_ value: Int, _ detail: String) -> String {
        let name = isSorted ? "" : detail
        if let measure { return measure.finding(value, of: name) }
        let question = title.hasPrefix("How many ") ? String(title.dropFirst(9)) : title
        return "\(value) " + (name.isEmpty ? question : "\(question) (`\(name)`)")
    }

    private static func title(of check: String, summary: String) -> String {
        guard summary.isEmpty else { return summary.hasSuffix(".") ? String(summary.dropLast()) : summary }
        let words = check.split(separator: "-").joined(separator: " ")
        return words.prefix(1).uppercased() + words.dropFirst()
    }

    /// Checks whose detail is the sort of a place, for `allow:`, not the code there.
    private static let sorted: Set<String> = ["line-length", "trailing-whitespace"]
}

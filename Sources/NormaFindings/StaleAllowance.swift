// The finding about a comment that allows nothing, with the nearest line where it could.

import NormaText

struct StaleAllowance {
    let allowance: Allowance
    /// The places in the same file where the rule has findings that remain, in canonical order.
    let findingsInFile: [Place]

    var finding: Finding {
        let subject = allowance.reach == .file ? "in this file" : "here"
        return Finding(
            rule: SuppressionRule.allowIsStale.rawValue,
            severity: SuppressionRule.allowIsStale.severity,
            place: allowance.place,
            message: "`\(allowance.rule)` has no findings \(subject), so the comment allows nothing\(hint)",
            symbol: allowance.place.path.text,
            detail: allowance.rule
        )
    }

    private var hint: String {
        guard allowance.reach == .line else { return "" }
        if let whole = findingsInFile.first, whole.range == nil {
            return "; its findings concern the whole file: use `norma:allow-file`"
        }
        return nearestLine.map { "; the nearest finding is on line \($0)" } ?? ""
    }

    private var nearestLine: Int? {
        let line = allowance.place.start.line
        let next = findingsInFile.partitioningIndex { $0.start.line >= line }
        let candidates = [next - 1, next].filter(findingsInFile.indices.contains).map { findingsInFile[$0].start.line }
        return candidates.min { abs($0 - line) < abs($1 - line) }
    }
}

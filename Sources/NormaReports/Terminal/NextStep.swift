// One line with the next step, depending on the result.

import NormaFindings
import NormaText

enum NextStep {
    /// More findings than this aren't fixed one by one.
    private static let many = 100

    /// Nil if there is nothing to do, or if each finding says it itself.
    ///
    /// - Parameter isWhole: whether all findings are shown.
    static func text(for index: ReportIndex, isWhole: Bool) -> String? {
        let result = index.result
        guard !result.findings.isEmpty else { return nil }
        let fixes = index.fixes
        let isForBaseline = result.findings.count >= many && result.accepted == nil && result.comparison == nil
        if isForBaseline {
            let fixed = fixes.safe == 0 ? "" : "`norma fix` fixes \(Wording.number(fixes.safe)) of them; then "
            return fixed.isEmpty
                ? "Next: `norma baseline` accepts these; from then on only new findings are reported."
                : "Next: \(fixed)`norma baseline` accepts the rest."
        }
        if fixes.safe > 0 {
            return
                "Next: `norma fix` fixes \(Wording.number(fixes.safe)) of them without changing what the code does."
        }
        if !isWhole, let rule = FindingGroups(result, by: .rule).groups.first {
            let findings = Wording.count(rule.count, "finding")
            return "Next: `norma check --all --only \(VisibleText.oneLine(rule.name))` shows its \(findings)."
        }
        if fixes.review > 0 {
            return
                "Next: `norma fix --review` proposes a change for \(Wording.number(fixes.review)) of them; review each."
        }
        if fixes.drafts > 0 {
            return "Next: `norma fix --draft` creates missing files for \(Wording.number(fixes.drafts)) of them."
        }
        return nil
    }
}

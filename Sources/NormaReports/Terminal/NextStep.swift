// One line that says what to do next, told by the result.

import NormaFindings
import NormaText

enum NextStep {
    /// From so many findings on nobody mends them one after the other.
    private static let many = 100

    /// Nil where nothing is to be done, and where each finding says it itself.
    ///
    /// - Parameter isWhole: whether all findings are shown.
    static func text(for index: ReportIndex, isWhole: Bool) -> String? {
        let result = index.result
        guard !result.findings.isEmpty else { return nil }
        let fixes = index.fixes
        let isForBaseline = result.findings.count >= many && result.accepted == nil && result.comparison == nil
        if isForBaseline {
            let mended = fixes.safe == 0 ? "" : "`norma fix` mends \(Wording.number(fixes.safe)) of them; then "
            return mended.isEmpty
                ? "Next: `norma baseline` accepts these; from then on only new findings count."
                : "Next: \(mended)`norma baseline` accepts the rest."
        }
        if fixes.safe > 0 {
            return
                "Next: `norma fix` puts \(Wording.number(fixes.safe)) of them right without changing what the code does."
        }
        if !isWhole, let rule = FindingGroups(result, by: .rule).groups.first {
            let findings = Wording.count(rule.count, "finding")
            return "Next: `norma check --all --only \(VisibleText.oneLine(rule.name))` shows its \(findings)."
        }
        if fixes.review > 0 {
            return
                "Next: `norma fix --review` proposes a change for \(Wording.number(fixes.review)) of them; look at each."
        }
        if fixes.drafts > 0 {
            return "Next: `norma fix --draft` makes what \(Wording.number(fixes.drafts)) of them lack."
        }
        return nil
    }
}

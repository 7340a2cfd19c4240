// A rule in a sentence or two, for lists.

import NormaFindings
import NormaGuide
import NormaRules

enum RuleWords {
    /// Its reason's first sentence and what to do instead; the heading where the guide gives neither.
    static func sentence(of rule: Rule, in guide: Guide) -> String {
        let summary = RuleSummary(rule, of: guide)
        let reason = firstSentence(of: summary.reason)
        let parts = [reason.isEmpty ? summary.heading + "." : reason, summary.instead].compactMap { $0 }
        return parts.joined(separator: " ")
    }

    private static func firstSentence(of text: String) -> String {
        let line =
            text.split(separator: "\n\n").first.map { $0.split(whereSeparator: \.isNewline).joined(separator: " ") }
            ?? ""
        guard let end = line.firstRange(of: ". ") else { return line }
        return String(line[..<end.lowerBound]) + "."
    }
}

// Findings that rest on what is only likely one of a role: warnings at most, which say so.

import NormaFindings
import NormaGuide

/// The roles of one rule that something in the project only likely has.
struct LikelyRoles {
    private let nouns: [String]

    /// Nil where all that the rule speaks of is sure.
    init?(of rule: Rule, in context: JudgingContext) {
        var names: [String] = []
        for name in rule.form.roleNames where !names.contains(name) {
            guard let role = context.roles.index(of: name), context.roles.members(role)?.hasLikely == true else {
                continue
            }
            names.append(name)
        }
        guard !names.isEmpty else { return nil }
        nouns = names.map { RoleWords.noun($0) }
    }

    /// The findings, those weakened that are not found where the likely does not count.
    func weakened(_ findings: [Finding], knowing sure: [Finding]) -> [Finding] {
        let known = Set(sure.map(Sighted.init))
        return findings.map { finding in
            guard !known.contains(Sighted(finding)) else { return finding }
            var finding = finding
            finding.severity = finding.severity.weakened
            finding.isLikely = true
            finding.message += " (likely, not surely, \(Plan.listed(nouns, with: "or")))"
            return finding
        }
    }

    /// What makes two findings of one rule the same.
    private struct Sighted: Hashable {
        let place: Place
        let symbol: String
        let detail: String

        init(_ finding: Finding) {
            place = finding.place
            symbol = finding.symbol
            detail = finding.detail
        }
    }
}

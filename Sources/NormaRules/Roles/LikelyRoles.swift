// Findings that depend on a likely role: at most warnings, and their messages say so.

import NormaFindings
import NormaGuide

/// The roles of one rule that have likely members in the project.
struct LikelyRoles {
    private let nouns: [String]

    /// Nil if all roles of the rule have only certain members.
    init?(of rule: Rule, in context: JudgingContext) {
        var names: [String] = []
        for name in rule.form.roleNames where !names.contains(name) {
            guard let role = context.roles.index(of: name), context.members(ofRole: role).hasLikely else {
                continue
            }
            names.append(name)
        }
        guard !names.isEmpty else { return nil }
        nouns = names.map { RoleWords.noun($0) }
    }

    /// The findings; those that are only found by counting likely members are weakened.
    func weakened(_ findings: [Finding], knowing sure: [Finding]) -> [Finding] {
        let known = Set(sure.map(Sighted.init))
        return findings.map { finding in
            guard !known.contains(Sighted(finding)) else { return finding }
            var finding = finding
            finding.severity = finding.severity.weakened
            finding.isLikely = true
            finding.message += " (the role is likely, not certain: \(Plan.listed(nouns, with: "or")))"
            return finding
        }
    }

    /// The identity of a finding within one rule.
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

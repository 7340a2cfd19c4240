// The report of what a change does to the policy, beside that of its findings.

import NormaFindings
import NormaHistory
import NormaText

struct PolicyReport {
    let base: BasePolicy
    let changes: [PolicyChange]
    let isAllowed: Bool

    private static let most = 60

    /// Whether the run has to fail.
    var fails: Bool { !isAllowed && changes.contains(where: \.isSofter) }

    /// Nil if the change leaves the policy alone.
    var text: String? {
        guard !changes.isEmpty else { return nil }
        let softer = changes.filter(\.isSofter)
        let others = changes.filter { !$0.isSofter }
        let name = "`\(base.revision.reference)` (\(base.revision.shortName))"
        var lines = ["This change edits the policy; the code was judged by that of \(name)."]
        lines += part("It makes the policy softer:", softer)
        lines += part(softer.isEmpty ? "Nothing gets softer:" : "Besides:", others)
        if fails {
            lines.append(
                "Exit status 4: the owner of the policy has to agree; then run with --allow-policy-change."
            )
        }
        return lines.joined(separator: "\n")
    }

    private func part(_ title: String, _ changes: [PolicyChange]) -> [String] {
        guard !changes.isEmpty else { return [] }
        let rest = changes.count > Self.most ? ["  … and \(changes.count - Self.most) more"] : []
        return [title] + changes.prefix(Self.most).map { "  - " + VisibleText.oneLine(base.shown($0.text)) } + rest
    }
}

// The output of `norma baseline`: how much is accepted, what is gone, what is new.

import NormaFindings
import NormaReports
import NormaText

struct BaselineReport {
    let update: BaselineUpdate
    let file: String
    let isChanged: Bool
    let isDryRun: Bool

    var text: String {
        let lines = update.known == nil ? first : renewed
        let notices = update.notices.map { "note: " + $0.message }
        return (lines + locked + unread + notices).joined(separator: "\n")
    }

    // MARK: - The first one

    private var first: [String] {
        guard update.hasSomething else {
            return ["`norma check` has no findings, so no baseline was written."]
        }
        let written = isDryRun ? "Would write" : "Wrote"
        let rules = Wording.count(update.baseline.countsByRule.count, "rule")
        let verb = update.baseline.size == 1 ? "is" : "are"
        let head =
            update.baseline.entries.isEmpty
            ? "\(written) \(file): `norma check` has no findings."
            : "\(written) \(file): \(findings(update.baseline.size)) of \(rules) \(verb) accepted."
        return [head]
            + byRule(update.baseline.countsByRule) + generated
            + (isDryRun ? [] : ["Commit it: from now on `norma check` reports only new findings. Next: norma check"])
    }

    // MARK: - One that is there

    private var renewed: [String] {
        [state] + added + refused + generated
    }

    private var state: String {
        let (size, before) = (update.baseline.size, update.known?.size ?? 0)
        let gone = update.accepted.staleCount
        let dropped = gone == 1 ? (isDryRun ? "would be" : "is") : (isDryRun ? "would be" : "are")
        let parts = [
            gone > 0 ? "\(Wording.number(gone)) \(dropped) removed because nothing is found there any more" : nil,
            update.movedCount > 0
                ? "\(Wording.number(update.movedCount)) \(update.movedCount == 1 ? "follows its" : "follow their") code"
                : nil,
        ].compactMap(\.self)
        guard size != before || !parts.isEmpty else {
            let verb = isChanged ? (isDryRun ? "would be updated" : "was updated") : "is unchanged"
            return "\(file) \(verb): \(findings(size)) accepted."
        }
        let reasons = parts.isEmpty ? "" : "; " + parts.joined(separator: ", ")
        return "\(file): \(findings(size)) accepted, \(Wording.number(before)) before\(reasons)."
    }

    private var added: [String] {
        guard !update.added.isEmpty else { return [] }
        let verb = isDryRun ? "would be" : update.added.causeCount == 1 ? "is" : "are"
        return [
            "\(findings(update.added.causeCount)) that \(update.added.causeCount == 1 ? "is" : "are") new \(verb) accepted, too:"
        ]
            + byRule(counts(update.added))
    }

    private var refused: [String] {
        guard !update.refused.isEmpty else { return [] }
        let isOne = update.refused.causeCount == 1
        return [
            "\(findings(update.refused.causeCount)) \(isOne ? "is" : "are") new and not accepted: fix \(isOne ? "it" : "them") "
                + "(norma check), or add --allow-growth:"
        ] + byRule(counts(update.refused))
    }

    // MARK: - Both

    private var generated: [String] {
        let (added, refused, gone) = (update.generated.added, update.generated.refused, update.generated.goneCount)
        var lines: [String] = []
        if gone > 0 { lines.append("\(files(gone)) \(gone == 1 ? "is" : "are") no longer left out as generated.") }
        if !added.isEmpty {
            let verb = isDryRun ? "would be listed" : added.count == 1 ? "is listed" : "are listed"
            let declare = added.count == 1 ? "declares itself" : "declare themselves"
            lines.append("\(files(added.count)) that \(declare) generated \(verb):")
            lines += shown(added)
        }
        if !refused.isEmpty {
            let isOne = refused.count == 1
            lines.append(
                "\(files(refused.count)) newly \(isOne ? "declares itself" : "declare themselves") generated and \(isOne ? "is" : "are") not listed: "
                    + "look at \(isOne ? "it" : "them"), then add --allow-growth:"
            )
            lines += shown(refused)
        }
        return lines
    }

    /// The most files that are named.
    private static let mostFiles = 20

    private func shown(_ paths: [RelativePath]) -> [String] {
        let rest = paths.count - Self.mostFiles
        return paths.prefix(rest > 1 ? Self.mostFiles : paths.count).map { "  \($0)" }
            + (rest > 1 ? ["  … and \(Wording.number(rest)) more"] : [])
    }

    private func files(_ count: Int) -> String { Wording.count(count, "file") }

    private var locked: [String] {
        guard !update.locked.isEmpty else { return [] }
        return ["\(findings(update.locked.causeCount)) of locked rules can't be accepted:"]
            + byRule(counts(update.locked))
    }

    private var unread: [String] {
        guard update.unreadCount > 0 else { return [] }
        return [
            "\(findings(update.unreadCount)) in files that can't be fully read stay accepted; `norma check` names the files."
        ]
    }

    private func counts(_ findings: [Finding]) -> [String: Int] {
        Dictionary(grouping: findings, by: \.rule).mapValues(\.causeCount)
    }

    /// The most frequent first.
    private func byRule(_ counts: [String: Int]) -> [String] {
        let rows = counts.sorted { $0.value != $1.value ? $0.value > $1.value : $0.key < $1.key }
        let width = rows.map { Wording.number($0.value).count }.max() ?? 0
        return rows.map { rule, count in
            let number = Wording.number(count)
            return "  " + String(repeating: " ", count: width - number.count) + number + "  " + rule
        }
    }

    private func findings(_ count: Int) -> String { Wording.count(count, "finding") }
}

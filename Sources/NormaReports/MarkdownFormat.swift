// A comment for a pull request: the findings grouped by rule, with the reasons; never longer than a comment may be.

import NormaFindings
import NormaText

extension Format {
    package static let markdown = Format(
        name: "markdown",
        summary: "a comment for a pull request",
        write: { MarkdownReport(options: $1, index: ReportIndex($0)).write(to: &$2) }
    )
}

private struct MarkdownReport {
    let options: ReportOptions
    let index: ReportIndex

    private var result: CheckResult { index.result }

    /// In bytes, which are no fewer than characters; GitHub takes 65,536 characters.
    private static let room = 58_000
    /// The least room for a rule.
    private static let roomOfRule = 1_500
    /// The most findings of one rule in a comment.
    private static let mostOfRule = 50
    /// Further ones are folded.
    private static let unfolded = 5
    /// The room for folding, and for the line with the number of omitted findings.
    private static let roomOfFolding = 150

    func write(to stream: inout ReportStream) {
        // This line lets a script find the comment of the last run.
        stream.write("<!-- norma check -->\n## Norma: \(headline)\n\n")
        for line in summary { stream.write(line + "\n\n") }
        let groups = FindingGroups(result, by: .rule).groups
        var room = Self.room
        for (number, group) in groups.enumerated() {
            let share = max(Self.roomOfRule, room / (groups.count - number))
            guard let section = section(of: group, share: share, room: room) else {
                stream.write(hidden(groups[number...]))
                break
            }
            stream.write(section)
            room -= section.utf8.count
        }
        for line in endLines { stream.write(line + "\n\n") }
        let looked = [
            TerminalSummary.coverage(of: result), SilenceWording.sentence(result.silence),
            TerminalSummary.leftOut(of: result),
        ].compactMap(\.self)
        stream.write("<sub>\(InertMarkdown.inline(looked.joined(separator: " ")))</sub>\n")
    }

    private var headline: String {
        guard !result.findings.isEmpty else {
            if result.hasComparedNothing { return "nothing was compared" }
            return result.hasCheckedSomething ? "nothing new was found" : "nothing was checked"
        }
        return Wording.severities(of: result.findings)
    }

    private var summary: [String] {
        let compared = result.comparison.map { [$0.sentence(quote: { InertMarkdown.code($0) })] } ?? []
        let lines = compared + (result.accepted.map { [baseline($0)] } ?? [])
        guard !result.findings.isEmpty else { return lines }
        let places = TerminalSummary.places(of: result.findings)
        return ["In \(places). " + FixWording.sentence(index.fixes, isMarked: true)] + lines
    }

    /// Fewer fixed findings are not worth a message.
    private func baseline(_ accepted: AcceptedFindings) -> String {
        guard accepted.staleCount > 0 else {
            return "The baseline accepts \(Wording.count(accepted.size, "older finding"))."
        }
        let gone = Wording.count(accepted.staleCount, "older finding")
        let left = "\(Wording.number(accepted.leftCount)) of \(Wording.number(accepted.considered))"
        return
            "**\(gone) \(accepted.staleCount == 1 ? "is" : "are") gone: well done!** The baseline shrinks to \(left) with "
            + "`norma baseline --shrink`."
    }

    /// A rule with its reason and the places; nil if there isn't room for even one.
    private func section(of group: FindingGroup, share: Int, room: Int) -> String? {
        var head = "### \(InertMarkdown.code(group.name)): \(group.severities)\n\n"
        let advice = advice(of: group)
        if !advice.isEmpty { head += advice + "\n\n" }
        var items: [String] = []
        var size = head.utf8.count + Self.roomOfFolding
        for number in group.findings.prefix(Self.mostOfRule) {
            let item = item(result.findings[number])
            size += item.utf8.count
            guard size <= (items.isEmpty ? room : min(share, room)) else { break }
            items.append(item)
        }
        guard !items.isEmpty else { return nil }
        let rest = group.count - items.count
        if rest > 0 { items.append("- … and \(Wording.number(rest)) more of this rule, not shown here\n") }
        guard items.count > Self.unfolded + 1 else { return head + items.joined() + "\n" }
        let folded = group.count - Self.unfolded
        return head + items.prefix(Self.unfolded).joined()
            + "\n<details>\n<summary>\(Wording.number(folded)) more</summary>\n\n"
            + items.dropFirst(Self.unfolded).joined() + "\n</details>\n\n"
    }

    private func advice(of group: FindingGroup) -> String {
        guard let rule = index.rule(named: group.name) else { return "" }
        let why = InertMarkdown.inline(MarkdownText.asSentence(MarkdownText.opening(rule.reason)))
        // If each finding has its own words, the rule's are not needed.
        let isWanted = group.findings.contains { result.findings[$0].instead == nil }
        let words = isWanted ? rule.instead.map(MarkdownText.plain) ?? "" : ""
        let instead = InertMarkdown.inline(MarkdownText.asSentence(words))
        let parts = [why.isEmpty ? "" : "**Why:** \(why)", instead.isEmpty ? "" : "**Instead:** \(instead)"]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private func item(_ finding: Finding) -> String {
        let path = options.shown(finding.place.path)
        let place = finding.place.range == nil ? path : "\(path):\(finding.place.start.line)"
        let own = finding.instead.map { " " + InertMarkdown.inline(MarkdownText.plain($0)) } ?? ""
        let message = MarkdownText.asSentence(VisibleText.oneLine(finding.message), if: !own.isEmpty)
        return "- \(InertMarkdown.code(place)) \(InertMarkdown.inline(message))\(own)\n"
    }

    /// The rules for which no room is left, with a limited number of names.
    private func hidden(_ groups: ArraySlice<FindingGroup>) -> String {
        let findings = groups.reduce(0) { $0 + $1.count }
        let named = groups.prefix(10).map { "\(InertMarkdown.code($0.name, limit: 80)) (\(Wording.number($0.count)))" }
        let others = groups.count > named.count ? [" and others"] : []
        return
            "### Not shown here\n\n\(Wording.count(findings, "more finding")) of \(Wording.count(groups.count, "rule")): "
            + named.joined(separator: ", ") + others.joined() + ". `norma check --all` shows them.\n\n"
    }

    private var endLines: [String] {
        var lines: [String] = []
        if !result.problems.isEmpty {
            let places = result.problems.prefix(5).map { problem in
                "\(InertMarkdown.code(options.shown(problem.place.path), limit: 150)) (\(InertMarkdown.inline(problem.kind.word)))"
            }
            let others = result.problems.count - places.count
            let rest = others == 0 ? "" : " and \(Wording.number(others)) more"
            lines.append("Not fully checked: " + places.joined(separator: ", ") + rest + ".")
        }
        let blind = result.blindRules
        if !blind.isEmpty {
            let names = blind.prefix(5).map { InertMarkdown.inline($0.message) }
            let rest = blind.count > names.count ? [" and \(Wording.number(blind.count - names.count)) more"] : []
            lines.append("**Can't report anything:** " + (names + rest).joined(separator: "; ") + ".")
        }
        let others = result.notices.count - blind.count
        if others > 0 { lines.append("`norma check` has \(Wording.count(others, "remark")) about the guide.") }
        return lines
    }
}

// A result on one screen: the table, the first findings of the most severe rules, and the next step.

import NormaFindings
import NormaText

struct TerminalOverview {
    let report: TerminalReport
    /// Lines of the screen; the last one is the prompt's.
    let screen: Int

    private var result: CheckResult { report.index.result }
    private var grouping: Grouping { report.options.grouping ?? .rule }
    private var width: Int { report.options.width }

    private static let smallest = 8
    /// Lower screens show only the most important lines.
    private static let low = 16

    var lines: [StyledText] {
        let end = endLines
        guard !result.findings.isEmpty else { return end }
        let groups = FindingGroups(result, by: grouping).groups
        let room = max(Self.smallest, screen - 1) - end.reduce(0) { $0 + report.rows(of: $1) } - 1
        // The table has a head, and a blank line below it if findings follow.
        let forTable = groups.count + 2 <= room * 3 / 5 ? groups.count + 2 : max(4, room * 3 / 5)
        let table = GroupTable(groups: groups, grouping: grouping, report: report, isCut: true).lines(
            most: forTable - 2
        )
        let examples = examples(of: groups, room: room - table.count - 1)
        return table + (examples.isEmpty ? [] : [""] + examples) + [""] + end
    }

    /// The first finding of each of the most severe groups, then the second, as long as they fit; grouped again
    /// afterwards.
    private func examples(of groups: [FindingGroup], room: Int) -> [StyledText] {
        var room = room
        var chosen: [(group: Int, lines: [StyledText])] = []
        let most = max(0, room / 2)
        let groups = groups.prefix(most).map(gravestFirst)
        var turn = 0
        var isFull = false
        while !isFull, chosen.count < most, groups.contains(where: { turn < $0.count }) {
            for (number, findings) in groups.enumerated() where turn < findings.count {
                let lines = short(result.findings[findings[turn]])
                let rows = lines.reduce(0) { $0 + report.rows(of: $1) }
                guard rows <= room else {
                    isFull = true
                    break
                }
                room -= rows
                chosen.append((number, lines))
            }
            turn += 1
        }
        let order = chosen.indices.sorted { (chosen[$0].group, $0) < (chosen[$1].group, $1) }
        return order.flatMap { chosen[$0].lines }
    }

    /// The findings of a group, errors before warnings before notes.
    private func gravestFirst(_ group: FindingGroup) -> [Int] {
        guard group.counts[group.counts.worst] < group.count else { return group.findings }
        return Severity.allCases.sorted(by: >).flatMap { severity in
            group.findings.filter { result.findings[$0].severity == severity }
        }
    }

    /// The place, what is wrong, and the source line: one line each.
    private func short(_ finding: Finding) -> [StyledText] {
        let block = TerminalFinding(
            finding: finding,
            rule: report.index.rule(of: finding),
            depth: .place,
            report: report
        )
        let words = VisibleText.oneLine(finding.message)
        let rule = block.namesRuleInShort ? "" : VisibleText.oneLine(finding.rule) + ": "
        let message = TextCut.end(of: rule + words, width: width - 2)
        return [block.shortHeader] + StyledText.code(in: [message]).map { "  \($0)" } + block.sourceLine
    }

    private var endLines: [StyledText] {
        let summary = TerminalSummary(report: report)
        let next = NextStep.text(for: report.index, isWhole: false).map { StyledText.code(in: [$0]) } ?? []
        guard screen >= Self.low else { return [summary.verdict] + next }
        let coverage = TextCut.end(of: TerminalSummary.coverage(of: result), width: width)
        let allowed = summary.allowed.map { [$0] } ?? []
        let baseline = BaselineLines(result: result).lines.prefix(1).map { TextCut.end(of: $0, width: width * 2) }
        let leftOut = summary.leftOut.map { TextCut.end(of: $0, width: width) }
        let head = (summary.fixes + [coverage] + leftOut + summary.compared).map { StyledText($0) }
        return [summary.verdict] + head + summary.remarks + allowed.map { StyledText($0) }
            + StyledText.code(in: baseline) + next
    }
}

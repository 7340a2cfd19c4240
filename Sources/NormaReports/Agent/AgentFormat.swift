// The report for coding agents: the most important first, within a budget of characters, and nothing that looks clean and isn't.

import NormaFindings
import NormaText

extension Format {
    package static let agent = Format(
        name: "agent",
        summary: "for coding agents: short, most important first, within --budget",
        showsLessons: true,
        isSafeOnTerminal: true,
        write: { $2.write(AgentReport(options: $1, index: ReportIndex($0)).text) }
    )
}

struct AgentReport {
    let options: ReportOptions
    let index: ReportIndex

    /// For the last two lines.
    private static let reserve = 420
    /// So many findings of a rule are shown with their code before the next rule.
    private static let first = 3

    private var result: CheckResult { index.result }

    var text: String {
        let verdict = AgentVerdict(options: options, result: result)
        var budget = AgentBudget(max(options.budget, AgentBudget.least) - Self.reserve)
        var lines: [String] = []
        for line in verdict.lines where budget.take([line]) { lines.append(line) }
        guard !result.findings.isEmpty else { return joined(lines) }
        let groups = FindingGroups(result, by: .rule).groups
        var sections: [Section] = []
        for group in groups {
            guard let section = section(of: group, &budget) else { break }
            sections.append(section)
        }
        for place in sections.indices { complete(&sections[place], &budget) }
        lines += sections.flatMap(\.lines)
        lines.append(next)
        if let rest = leftOut(groups, sections) { lines.append(rest) }
        return joined(lines)
    }

    private func joined(_ lines: [String]) -> String { lines.joined(separator: "\n") + "\n" }

    // MARK: - Rules

    private struct Section {
        let group: FindingGroup
        var lines: [String]
        var shown: Int
    }

    /// The rule with its first finding and, if they fit, two more; nil if not even one fits.
    private func section(of group: FindingGroup, _ budget: inout AgentBudget) -> Section? {
        guard let first = group.findings.first else { return nil }
        for head in AgentRule(group: group, index: index).heads {
            let lines = head + item(first, in: group).full
            guard budget.take(lines) else { continue }
            var section = Section(group: group, lines: lines, shown: 1)
            for number in group.findings.dropFirst().prefix(Self.first - 1) {
                let lines = item(number, in: group).full
                guard budget.take(lines) else { break }
                section.lines += lines
                section.shown += 1
            }
            return section
        }
        return nil
    }

    /// Further findings of a rule, as long as they fit.
    private func complete(_ section: inout Section, _ budget: inout AgentBudget) {
        for number in section.group.findings.dropFirst(section.shown) {
            let lines = item(number, in: section.group).short
            guard budget.take(lines) else { return }
            section.lines += lines
            section.shown += 1
        }
    }

    private func item(_ number: Int, in group: FindingGroup) -> AgentFinding {
        AgentFinding(finding: result.findings[number], severity: group.worst, options: options)
    }

    // MARK: - The end

    private var next: String {
        let safe = index.fixes.safe
        let start =
            safe == 0 ? "" : "`norma fix` makes the \(safe == 1 ? "safe fix" : Wording.number(safe) + " safe fixes"). "
        return
            "Next: \(start)Correct the code; don't edit the guide, the baseline or `norma:allow` comments to silence a rule. "
            + "Then check again."
    }

    /// Nil if everything is shown.
    private func leftOut(_ groups: [FindingGroup], _ sections: [Section]) -> String? {
        let rest = result.findings.count - sections.reduce(0) { $0 + $1.shown }
        guard rest > 0 else { return nil }
        let hidden = groups.dropFirst(sections.count)
        let names = hidden.prefix(2).map { "\(AgentText.line($0.name, limit: 40)) \(Wording.number($0.count))" }
        let dots = hidden.count > names.count ? ", …" : ""
        let rules =
            hidden.isEmpty
            ? ""
            : ", all of \(Wording.count(hidden.count, "rule")) among them (\(names.joined(separator: ", "))\(dots))"
        return "Left out: \(Wording.number(rest)) of \(Wording.count(result.findings.count, "finding"))\(rules). "
            + "`--budget N` shows more, `--only RULE` one rule."
    }
}

// The report for people at a terminal: each finding with its source line, why it matters and what to do instead.

import NormaFindings
import NormaText

extension Format {
    package static let terminal = Format(
        name: "terminal",
        summary: "for people: source excerpts, reasons, and what to do instead",
        isSafeOnTerminal: true,
        write: { TerminalReport(options: $1, index: ReportIndex($0)).write(to: &$2) }
    )
}

/// Lays out the parts of the report.
struct TerminalReport {
    let options: ReportOptions
    let index: ReportIndex

    /// Longer lines are hard to read, however wide the terminal is; source code may use all of it.
    var proseWidth: Int { min(options.width, 100) }

    private var result: CheckResult { index.result }

    func write(to stream: inout ReportStream) {
        switch options.extent {
        case .everything:
            forEachBlock {
                write($0, to: &stream); return true
            }
        case .summary(let isCut):
            write(result.findings.isEmpty ? [] : table(isCut: isCut) + [""], to: &stream)
            write(verboseLines + TerminalSummary(report: self).endLines, to: &stream)
        case .screen(let lines):
            let next = NextStep.text(for: index, isWhole: true).map { StyledText.code(in: [$0]) } ?? []
            if options.grouping == nil, hasRoomForAll(in: lines - 1, before: next) {
                forEachBlock {
                    write($0, to: &stream); return true
                }
                write(next, to: &stream)
            } else {
                write(TerminalOverview(report: self, screen: lines).lines, to: &stream)
            }
        }
    }

    /// The parts of the whole report in their order, each followed by a blank line, until one is refused.
    private func forEachBlock(_ take: ([StyledText]) -> Bool) {
        var explained = ExplainedRules()
        if let grouping = options.grouping {
            for group in FindingGroups(result, by: grouping).groups {
                let name = VisibleText.oneLine(group.isNamed ? group.name : "(\(group.name))")
                guard take([StyledText("\(name): \(group.severities)", .bold), ""]) else { return }
                for number in group.findings {
                    guard take(block(result.findings[number], &explained)) else { return }
                }
            }
        } else {
            for finding in result.findings { guard take(block(finding, &explained)) else { return } }
        }
        for block in noticeBlocks + problemBlocks { guard take(block + [""]) else { return } }
        let verbose = verboseLines
        if !verbose.isEmpty { guard take(verbose) else { return } }
        let summary = TerminalSummary(report: self)
        let isGrouped = options.grouping != nil && !result.findings.isEmpty
        _ = take(isGrouped ? table(isCut: false) + [""] + summary.endLines : summary.lines)
    }

    /// Lists for --verbose: skipped files, and rules that matched nothing.
    private var verboseLines: [StyledText] {
        guard options.isVerbose else { return [] }
        let silent = StyledText.code(in: SilenceWording.list(result.silence).map(VisibleText.oneLine))
        return LeftOutLines(report: self).lines + (silent.isEmpty ? [] : silent + [""])
    }

    /// Cost: the part that fits, not the whole report.
    private func hasRoomForAll(in rows: Int, before next: [StyledText]) -> Bool {
        var free = rows - next.reduce(0) { $0 + self.rows(of: $1) }
        forEachBlock { block in
            free -= block.reduce(0) { $0 + self.rows(of: $1) }
            return free >= 0
        }
        return free >= 0
    }

    private func write(_ lines: [StyledText], to stream: inout ReportStream) {
        for line in lines { stream.write(line.written(isColoured: options.isColoured) + "\n") }
    }

    /// One finding; the first finding of a rule explains the rule.
    private func block(_ finding: Finding, _ explained: inout ExplainedRules) -> [StyledText] {
        let depth = explained.depth(for: finding.rule)
        let rule = index.rule(of: finding)
        let advice = depth == .place || finding.instead != nil ? nil : rule.map { explained.advice(of: $0) }
        return TerminalFinding(finding: finding, rule: rule, depth: depth, advice: advice, report: self).lines + [""]
    }

    private func table(isCut: Bool) -> [StyledText] {
        let grouping = options.grouping ?? .rule
        let groups = FindingGroups(result, by: grouping).groups
        return GroupTable(groups: groups, grouping: grouping, report: self, isCut: isCut).lines()
    }

    /// How many lines of the terminal a text takes.
    func rows(of line: StyledText) -> Int {
        let width = max(1, options.width)
        return max(1, (DisplayWidth.of(line.plain) + width - 1) / width)
    }

    private var noticeBlocks: [[StyledText]] {
        // Exceptions that excuse nothing are about the guide, not about a change.
        let isOfChange = result.comparison != nil && !options.isVerbose
        let notices = isOfChange ? result.notices.filter { $0.kind != .uselessException } : result.notices
        guard !notices.isEmpty else { return [] }
        let lines = notices.flatMap { notice in
            let about = [notice.rule, notice.guidePlace].compactMap { $0 }
            let place = about.isEmpty ? "" : " (" + about.joined(separator: ", ") + ")"
            return item(VisibleText.oneLine(MarkdownText.asSentence(notice.message, if: place.isEmpty) + place))
        }
        return [[StyledText("About the guide", .bold)] + lines]
    }

    private var problemBlocks: [[StyledText]] {
        guard !result.problems.isEmpty else { return [] }
        let lines = result.problems.flatMap { problem in
            item("\(shown(problem.place)): \(VisibleText.oneLine(MarkdownText.asSentence(problem.message)))")
        }
        return [[StyledText("Not fully checked", .yellow)] + lines]
    }

    private func item(_ text: String) -> [StyledText] {
        let lines = StyledText.code(in: TextWrapping.lines(text, width: proseWidth - 4))
        return lines.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
    }

    /// `path:line:column`, or the path alone for a whole file or folder.
    func shown(_ place: Place) -> String {
        let path = VisibleText.oneLine(options.shown(place.path))
        return place.range == nil ? path : "\(path):\(place.start)"
    }
}

/// The rules that were already explained.
private struct ExplainedRules {
    private var known: Set<String> = []
    private var previous: String?
    private var advice: [String: String] = [:]

    /// The rule's advice, in plain text.
    mutating func advice(of rule: RuleSummary) -> String {
        if let known = advice[rule.name] { return known }
        let plain = rule.instead.map(MarkdownText.plain) ?? ""
        advice[rule.name] = plain
        return plain
    }

    mutating func depth(for rule: String) -> TerminalFinding.Depth {
        defer { previous = rule }
        if known.insert(rule).inserted { return .full }
        return previous == rule ? .place : .advice
    }
}

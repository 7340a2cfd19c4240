// The report for people at a terminal: each finding with its source line, why it matters and what to do instead.

import NormaFindings
import NormaText

extension Format {
    package static let terminal = Format(
        name: "terminal",
        summary: "for people: source excerpts, reasons, and what to do instead",
        write: { TerminalReport(options: $1, index: ReportIndex($0)).write(to: &$2) }
    )
}

/// Lays out the parts of the report.
struct TerminalReport {
    let options: ReportOptions
    let index: ReportIndex
    var style: TextStyle { TextStyle(isColoured: options.isColoured) }

    /// Longer lines are hard to read, however wide the terminal is; source code may use all of it.
    var proseWidth: Int { min(options.width, 100) }

    private var result: CheckResult { index.result }

    /// Blocks with a blank line between.
    func write(to stream: inout ReportStream) {
        writeFindings(to: &stream)
        for block in noticeBlocks + problemBlocks { write(block + [""], to: &stream) }
        write(TerminalSummary(report: self).lines, to: &stream)
    }

    private func write(_ lines: [String], to stream: inout ReportStream) {
        for line in lines { stream.write(line + "\n") }
    }

    /// One block a finding; what is said of a rule is said with its first finding.
    private func writeFindings(to stream: inout ReportStream) {
        var explained: Set<String> = []
        var previousRule: String?
        let shown = shownFindings
        for finding in shown {
            let isFirst = explained.insert(finding.rule).inserted
            let isRepeated = previousRule == finding.rule
            previousRule = finding.rule
            let depth: TerminalFinding.Depth = isFirst ? .full : isRepeated ? .place : .advice
            let rule = index.rule(of: finding)
            let block = TerminalFinding(finding: finding, rule: rule, depth: depth, report: self).lines
            write(block + [""], to: &stream)
        }
        for block in hiddenBlock(shownCount: shown.count) { write(block + [""], to: &stream) }
    }

    /// All findings, or the gravest as far as the limit goes, in canonical order.
    private var shownFindings: [Finding] {
        guard let limit = options.findingLimit, limit < result.findings.count else { return result.findings }
        let gravest = result.findings.enumerated().sorted { left, right in
            left.element.severity != right.element.severity
                ? left.element.severity > right.element.severity : left.offset < right.offset
        }
        return gravest.prefix(max(0, limit)).sorted { $0.offset < $1.offset }.map(\.element)
    }

    private func hiddenBlock(shownCount: Int) -> [[String]] {
        let hidden = result.findings.count - shownCount
        guard hidden > 0 else { return [] }
        return [[style.text("… and \(Wording.count(hidden, "more finding")) not shown", .dim)]]
    }

    private var noticeBlocks: [[String]] {
        guard !result.notices.isEmpty else { return [] }
        let lines = result.notices.flatMap { notice in
            let about = [notice.rule, notice.guidePlace].compactMap { $0 }
            let place = about.isEmpty ? "" : " (" + about.joined(separator: ", ") + ")"
            return item(VisibleText.oneLine(MarkdownText.asSentence(notice.message, if: place.isEmpty) + place))
        }
        return [[style.text("About the guide", .bold)] + lines]
    }

    private var problemBlocks: [[String]] {
        guard !result.problems.isEmpty else { return [] }
        let lines = result.problems.flatMap { problem in
            item("\(shown(problem.place)): \(VisibleText.oneLine(MarkdownText.asSentence(problem.message)))")
        }
        return [[style.text("Not checked as it should be", .yellow)] + lines]
    }

    private func item(_ text: String) -> [String] {
        let lines = style.code(in: TextWrapping.lines(text, width: proseWidth - 4))
        return lines.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
    }

    /// `path:line:column`, or the path where all of it is meant.
    func shown(_ place: Place) -> String {
        let path = VisibleText.oneLine(options.shown(place.path))
        return place.range == nil ? path : "\(path):\(place.start)"
    }
}

// The first lines of the report for agents: the outcome, how much was checked, and what could not be.

import NormaFindings
import NormaText

struct AgentVerdict {
    let options: ReportOptions
    let result: CheckResult

    private static let mostProblems = 3

    var lines: [String] { [outcome] + problems + blindRules }

    private var outcome: String {
        guard result.hasCheckedSomething else {
            return "NOTHING WAS CHECKED: this is not a success. \(AgentText.line(coverage))."
        }
        let compared = result.comparison.map { " " + AgentText.line($0.sentence(quote: VisibleText.oneLine)) } ?? ""
        guard !result.findings.isEmpty else {
            guard !result.hasComparedNothing else { return "NOTHING WAS COMPARED.\(compared)" }
            let isAll = result.comparison == nil && (result.accepted?.considered ?? 0) == 0
            return "\(isAll ? "No findings" : "No new findings"): \(AgentText.line(coverage)).\(compared)"
        }
        let places = TerminalSummary.places(of: result.findings)
        return "\(Wording.severities(of: result.findings)) in \(places); \(AgentText.line(coverage)).\(compared)"
    }

    private var coverage: String {
        let statistics = result.statistics
        let origin = result.guideOrigin.isEmpty ? "" : " (\(result.guideOrigin))"
        let verb = statistics.files == 1 ? "was" : "were"
        return
            "\(Wording.count(statistics.files, "file")) \(verb) checked with \(Wording.count(statistics.rules, "rule")) "
            + "of \(result.guide)\(origin)"
    }

    private var problems: [String] {
        let shown = result.problems.prefix(Self.mostProblems).map { problem in
            let path = VisibleText.oneLine(options.shown(problem.place.path))
            let place = problem.place.range == nil ? path : "\(path):\(problem.place.start)"
            return AgentText.line("NOT CHECKED: \(place) \(MarkdownText.asSentence(problem.message))")
        }
        let rest = result.problems.count - shown.count
        return shown + (rest > 0 ? ["NOT CHECKED: \(Wording.count(rest, "more file"))."] : [])
    }

    /// A rule that can't report anything isn't kept.
    private var blindRules: [String] {
        let names = Set(result.blindRules.compactMap(\.rule)).sorted()
        guard let first = names.first else { return [] }
        let verb = names.count == 1 ? "matches" : "match"
        let example = names.count == 1 ? first : "\(first), …"
        return [
            AgentText.line(
                "\(Wording.count(names.count, "rule")) of the guide \(verb) nothing here and can't report anything: \(example)."
            )
        ]
    }
}

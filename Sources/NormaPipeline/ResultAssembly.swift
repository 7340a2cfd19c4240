// Findings → result: comments that allow, the parts asked for, the source lines that excerpts show.

import NormaFacts
import NormaFiles
import NormaFindings
import NormaGuide
import NormaProject
import NormaRules
import NormaText

struct ResultAssembly {
    let request: CheckRequest
    let reading: TreeReading
    let context: JudgingContext
    /// What was found before a change, where only what it made worse is asked for.
    var earlier: EarlierFindings?

    var project: Project { context.project }

    func outcome(of judgement: Judgement) -> CheckOutcome {
        let guide = request.guide.guide
        var suppressions = suppressions(of: judgement)
        let compared = earlier?.comparison(with: suppressions.findings, in: context, from: request.workspace)
        if let compared { suppressions.findings = compared.new }
        suppressions.findings.removeAll { !isInFocus($0.place.path) }
        suppressions.suppressed.removeAll { !isInFocus($0.finding.place.path) }
        let vetting = FixVetting(suppressions.findings, in: project, from: request.workspace)
        for index in suppressions.findings.indices { vetting.vet(&suppressions.findings[index]) }
        var lines = SourceLines(workspace: request.workspace, documents: project.documents)
        for index in suppressions.findings.indices { lines.complete(&suppressions.findings[index]) }
        for index in suppressions.suppressed.indices { lines.complete(&suppressions.suppressed[index].finding) }
        let counts = Dictionary(judgement.subjectCounts.map { ($0.rule, $0.count) }, uniquingKeysWith: { $1 })
        let names = Set(judged.map(\.name))
        var result = CheckResult(
            guide: guide.name,
            guideOrigin: request.guideOrigin,
            rules: judgement.rules.filter { names.contains($0.name) } + SuppressionRule.allCases.map(\.summary),
            findings: suppressions.findings,
            suppressed: suppressions.suppressed,
            notices: NoticeSelection(guide: guide).selected(from: judgement.notices, judged: names)
                + reading.notices + ManifestNotices(project: project).notices() + answerNotices + ownerNotices,
            problems: reading.problems.filter { isInFocus($0.place.path) },
            statistics: statistics(rules: judged.count, subjects: counts.values.reduce(0, +)),
            belonging: belonging(of: suppressions.findings)
        )
        result.comparison = compared?.summary
        return CheckOutcome(result: result, subjectCounts: counts, context: context)
    }

    /// What was found anywhere in the tree, divided by the comments that allow it.
    func suppressions(of judgement: Judgement) -> Suppressions {
        let guide = request.guide.guide
        let terms = SuppressionTerms(
            knownRules: Set(guide.rules.map(\.name)),
            lockedRules: Set(guide.rules.filter(\.isLocked).map(\.name)),
            judgedRules: request.rules == nil ? nil : Set(judged.map(\.name)),
            today: request.today
        )
        let comments = AllowingComments(project: project).comments()
        return Suppressions(of: judgement.findings, comments: comments, terms: terms)
    }

    private var judged: [Rule] { request.guide.guide.rules.filter { request.rules?.contains($0.name) ?? true } }

    private var answerNotices: [Notice] {
        guard !request.answers.isEmpty else { return request.answerNotices }
        let count = project.settled.count
        let names = count == 1 ? "1 name that the source leaves" : "\(count) names that the source leaves"
        let message = "The compiler's index settled \(names) open."
        return request.answerNotices + [Notice(kind: .information, message: message)]
    }

    private func isInFocus(_ path: RelativePath) -> Bool {
        request.focus.isEmpty || request.focus.contains { path.isInside($0) }
    }

    private func statistics(rules: Int, subjects: Int) -> CheckStatistics {
        CheckStatistics(
            files: project.files.count { isInFocus($0.path) },
            lines: project.files.reduce(0) { $0 + $1.facts.lines.lineCount },
            declarations: project.declarationCount,
            rules: rules,
            subjects: subjects
        )
    }
}

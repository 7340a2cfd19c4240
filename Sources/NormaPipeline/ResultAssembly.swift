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

    private var project: Project { context.project }

    func outcome(of judgement: Judgement) -> CheckOutcome {
        let guide = request.guide.guide
        let judged = guide.rules.filter { request.rules?.contains($0.name) ?? true }
        var lines = SourceLines(workspace: request.workspace)
        let terms = SuppressionTerms(
            knownRules: Set(guide.rules.map(\.name)),
            lockedRules: Set(guide.rules.filter(\.isLocked).map(\.name)),
            judgedRules: request.rules == nil ? nil : Set(judged.map(\.name)),
            today: request.today
        )
        let comments = AllowingComments(project: project).comments(&lines)
        let suppressions = Suppressions(of: judgement.findings, comments: comments, terms: terms)
        let counts = Dictionary(judgement.subjectCounts.map { ($0.rule, $0.count) }, uniquingKeysWith: { $1 })
        let names = Set(judged.map(\.name))
        let result = CheckResult(
            guide: guide.name,
            guideOrigin: request.guideOrigin,
            rules: judgement.rules.filter { names.contains($0.name) } + SuppressionRule.allCases.map(\.summary),
            findings: suppressions.findings.filter { isInFocus($0.place.path) }.map { lines.completed($0) },
            suppressed: suppressions.suppressed.filter { isInFocus($0.finding.place.path) }.map { suppressed in
                var copy = suppressed
                copy.finding = lines.completed(suppressed.finding)
                return copy
            },
            notices: NoticeSelection(guide: guide).selected(from: judgement.notices, judged: names)
                + reading.notices + ManifestNotices(project: project).notices() + answerNotices,
            problems: reading.problems.filter { isInFocus($0.place.path) },
            statistics: statistics(rules: judged.count, subjects: counts.values.reduce(0, +))
        )
        return CheckOutcome(result: result, subjectCounts: counts, context: context)
    }

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

/// Source lines for excerpts; a file is read again only where something was found in it.
struct SourceLines {
    private let workspace: any Workspace
    private var files: [RelativePath: (bytes: [UInt8], lines: LineTable)] = [:]

    init(workspace: any Workspace) { self.workspace = workspace }

    mutating func completed(_ finding: Finding) -> Finding {
        var copy = finding
        if finding.sourceLine == nil { copy.sourceLine = line(of: finding.place) }
        for index in copy.related.indices where copy.related[index].sourceLine == nil {
            copy.related[index].sourceLine = line(of: copy.related[index].place)
        }
        return copy
    }

    /// Nil for a whole file or folder.
    private mutating func line(of place: Place) -> String? {
        place.range == nil ? nil : line(place.start.line, of: place.path)
    }

    /// Without its line break; nil where the file can't be read again or is shorter now.
    mutating func line(_ number: Int, of path: RelativePath) -> String? {
        if files[path] == nil {
            let bytes = (try? workspace.bytes(of: path)) ?? []
            files[path] = (bytes, LineTable(bytes: bytes))
        }
        guard let file = files[path], let range = file.lines.range(ofLine: number) else { return nil }
        var end = Int(range.end)
        while end > Int(range.start), file.bytes[end - 1] == 0x0A || file.bytes[end - 1] == 0x0D { end -= 1 }
        return String(decoding: file.bytes[Int(range.start)..<end], as: UTF8.self)
    }
}

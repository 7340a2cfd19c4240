// Findings → result: comments that allow findings, the requested parts, the source lines of excerpts.

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
    /// The findings before a change, if only those that got worse are reported.
    var earlier: EarlierFindings?

    var project: Project { context.project }

    func outcome(of judgement: Judgement) -> CheckOutcome {
        let guide = request.guide.guide
        var suppressions = suppressions(of: judgement)
        let all = suppressions.findings
        let counts = Dictionary(judgement.subjectCounts.map { ($0.rule, $0.count) }, uniquingKeysWith: { $1 })
        let compared = earlier?.comparison(with: all, in: context, from: request.workspace)
        let review = review(of: all, counts, compared)
        suppressions.findings = Self.unaccounted(all, review, compared)
        let leftOut = LeftOutFiles(project: project, baseline: request.baseline, earlier: earlier).all()
            .filter { isInFocus($0.place.path) }
        keepFocus(of: &suppressions)
        complete(&suppressions)
        let names = Set(judged.map(\.name) + [RemovedNameRule.name] + Self.claimRules)
        var result = CheckResult(
            guide: guide.name,
            guideOrigin: request.guideOrigin,
            rules: judgement.rules.filter { names.contains($0.name) } + ownRules,
            findings: suppressions.findings,
            suppressed: suppressions.suppressed,
            notices: judgement.notices.filter { $0.rule.map(names.contains) ?? true }
                + notices(review, suppressions.oldNames),
            problems: problems(besides: leftOut),
            statistics: statistics(rules: judged.count, subjects: counts.values.reduce(0, +)),
            belonging: belonging(of: suppressions.findings)
        )
        result.leftOut = leftOut
        result.uncompiled = project.uncompiledFiles.filter(isInFocus)
        result.silence = judgement.silence.of(names)
        if request.rules == nil { result.silence.off = Self.off(guide) }
        result.accepted = review?.accepted(in: request.focus)
        result.comparison = compared?.summary
        result.addedAllowances = allowances(besides: judgement.documentComments).added
        result.doubted = LeftOutFiles.doubted(in: project)
        result.survey = request.surveyed.map { survey(of: $0, all, new: review?.newFindings, counts) }
        return CheckOutcome(result: result, subjectCounts: counts, context: context)
    }

    /// Norma's own rules.
    private var ownRules: [RuleSummary] {
        let guidelines = request.guide.guide.guidelines.isEmpty ? [] : GuidelineRule.allCases.map(\.summary)
        return SuppressionRule.allCases.map(\.summary) + guidelines
    }

    private func review(
        of findings: [Finding],
        _ subjectCounts: [String: Int],
        _ compared: ComparedFindings?
    ) -> BaselineReview? {
        request.baseline.map { baseline in
            BaselineReview(
                of: findings,
                by: baseline,
                for: request,
                in: project,
                unread: unread,
                subjectCounts: subjectCounts,
                isOld: compared?.isOld
            )
        }
    }

    /// Notices about the reading, the project and the comparison.
    private func notices(_ review: BaselineReview?, _ oldNames: [String: Int]) -> [Notice] {
        reading.notices + ManifestNotices(project: project).notices() + request.notices + ownerNotices
            + idleGeneratedNotices + (review?.notices ?? []) + (earlier?.state.notices() ?? [])
            + oldNameNotices(oldNames)
    }

    /// The findings that neither the baseline nor the earlier state has, each at its exact place.
    private static func unaccounted(
        _ findings: [Finding],
        _ review: BaselineReview?,
        _ compared: ComparedFindings?
    ) -> [Finding] {
        guard review != nil || compared != nil else { return findings }
        return findings.indices.compactMap { index in
            guard !(review?.accepts(index) ?? false), !(compared?.isOld[index] ?? false) else { return nil }
            var finding = findings[index]
            if let accepted = review?.grownFrom(index) {
                finding.message += "; the baseline accepts \(accepted.value)"
            } else if let before = compared?.grownFrom[index] {
                finding.message += "; it was \(before.value) before"
            }
            return finding
        }
    }

    /// The parts that only reports need: fixes that break nothing elsewhere, all places of one cause, source lines.
    private func complete(_ suppressions: inout Suppressions) {
        let vetting = FixVetting(suppressions.findings, in: project, from: request.workspace)
        for index in suppressions.findings.indices { vetting.vet(&suppressions.findings[index]) }
        if request.joinsCauses { suppressions.findings = suppressions.findings.joinedByCause() }
        if request.cutsCrowds {
            suppressions.findings = suppressions.findings.withCrowdsCut()
            suppressions.suppressed = suppressions.suppressed.withCrowdsCut()
        }
        guard request.showsLines else { return }
        var lines = SourceLines(workspace: request.workspace, documents: project.documents)
        for index in suppressions.findings.indices { lines.complete(&suppressions.findings[index]) }
        for index in suppressions.suppressed.indices { lines.complete(&suppressions.suppressed[index].finding) }
    }

    /// The findings in the requested paths; if everything was requested, nothing is copied.
    private func keepFocus(of suppressions: inout Suppressions) {
        guard !request.focus.isEmpty else { return }
        suppressions.findings.removeAll { !isInFocus($0.place.path) }
        suppressions.suppressed.removeAll { !isInFocus($0.finding.place.path) }
    }

    /// The rules about places that the guide declares absent.
    private static func off(_ guide: Guide) -> [Absence] {
        let rules = Dictionary(grouping: guide.offRules, by: \.because).mapValues { $0.map(\.name) }
        return rules.map { Absence(MissingThing(.place, $0), rules: $1) }
            .sorted { ($1.rules.count, $0.thing.name) < ($0.rules.count, $1.thing.name) }
    }

    /// The findings of the whole tree, divided by the comments that allow them.
    func suppressions(of judgement: Judgement) -> Suppressions {
        let guide = request.guide.guide
        var terms = SuppressionTerms(
            knownRules: Set(guide.rules.map(\.name) + guide.offRules.map(\.name)).union(Self.claimRules),
            lockedRules: Set(guide.rules.filter(\.isLocked).map(\.name)),
            judgedRules: judgedRules,
            today: request.today
        )
        terms.renamedRules = guide.renamedRules
        let comments = allowances(besides: judgement.documentComments).known
        return Suppressions(of: judgement.findings, comments: comments, terms: terms)
    }

    private static let claimRules = ClaimRule.allCases.map(\.rawValue)

    /// The comments that allow something, and the places of those that don't count.
    private func allowances(besides documents: [CodeComment]) -> (known: [CodeComment], added: [RelatedPlace]) {
        let comments = AllowingComments(project: project).comments() + documents
        guard let known = request.knownAllowances else { return (comments, []) }
        let rules = Set(request.guide.guide.rules.map(\.name) + [RemovedNameRule.name] + Self.claimRules)
        let divided = known.divided(comments, knownRules: rules)
        return (divided.known, divided.added.map { RelatedPlace(place: $0.place, message: $0.text) })
    }

    /// Reported once, however many comments there are.
    private func oldNameNotices(_ names: [String: Int]) -> [Notice] {
        names.sorted { $0.key < $1.key }.map { name, count in
            let comments = count == 1 ? "1 comment allows" : "\(count) comments allow"
            let today = request.guide.guide.renamedRules[name] ?? name
            return Notice(kind: .information, message: "\(comments) `\(name)`, which is called `\(today)` now.")
        }
    }

    /// Nil: all rules of the guide. A comment that allows a rule which was off isn't reported as stale.
    private var judgedRules: Set<String>? {
        let off = context.change == nil ? context.rulesOfChange.needingOne : []
        let isWhole = request.rules == nil && off.isEmpty && request.skippedClaims.isEmpty
        guard !isWhole else { return nil }
        let claims = Set(Self.claimRules).subtracting(request.skippedClaims)
        return Set(judged.map(\.name)).union(request.comparesClaims ? claims : []).subtracting(off)
    }

    /// The earlier findings there are unknown.
    private var unread: Set<RelativePath> { Set(problems.map(\.place.path)) }

    /// Only a document that a rule asked about has problems.
    private var problems: [InputProblem] {
        (reading.problems + Documents.problems(context.documents.problems))
            .sorted { ($0.place, $0.message) < ($1.place, $1.message) }
    }

    /// Including the files that declare themselves generated, if those are requested.
    private func problems(besides leftOut: [LeftOutFile]) -> [InputProblem] {
        let new = request.reportsNewlyGenerated ? leftOut.compactMap { InputProblem(newlyLeftOut: $0) } : []
        let inFocus = problems.filter { isInFocus($0.place.path) }
        return new.isEmpty ? inFocus : (inFocus + new).sorted { ($0.place, $0.message) < ($1.place, $1.message) }
    }

    private var judged: [Rule] { request.guide.guide.rules.filter { request.rules?.contains($0.name) ?? true } }

    /// A path that excludes nothing is mistyped, or left over.
    private var idleGeneratedNotices: [Notice] {
        project.idleGeneratedPatterns(of: request.guide.guide.definitions).map { pattern in
            let message =
                "`generated: \(pattern)` in `\(TreeLocation.configurationName)` leaves nothing out: no Swift file of this tree "
                + "fits it. Correct the path, or remove it."
            return Notice(kind: .information, message: message)
        }
    }

    /// A target of a link is included by either of its names.
    private func isInFocus(_ path: RelativePath) -> Bool {
        if request.focus.isEmpty || request.focus.contains(where: { path.isInside($0) }) { return true }
        guard let place = reading.linked[path]?.last else { return false }
        return request.focus.contains { place.isInside($0) }
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

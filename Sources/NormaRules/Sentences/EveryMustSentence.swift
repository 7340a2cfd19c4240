// `every: D` `must: P`: a finding for each D that certainly doesn't do P, and for each missing part of P.

import NormaFindings
import NormaGuide
import NormaText

struct EveryMustSentence: RuleJudging {
    let rule: Rule
    let scope: Description
    let wanted: Description
    let context: JudgingContext

    func judgement() -> RuleJudgement {
        var judgement = RuleJudgement(rule: rule.name)
        let plan = PlanCompiler(context, counting: context.preventing).plan(for: wanted)
        let exceptions = RuleExceptions(of: rule, in: context)
        let scope = Scope(
            scope,
            in: context,
            preferring: scope.usualSubjects(askedBy: wanted),
            alsoBinding: wanted.placeholders + rule.messagePlaceholders,
            requiring: wanted.placeholdersBesidePlaces
        )
        let forced = ForcedForm(asked: wanted, isWanted: true, of: self.scope, in: context)
        var undecided = 0
        var broken = 0
        var folders = FolderCauses(of: wanted, in: context)
        scope.forEach { subject, fit, captures in
            guard fit == .holds else { return }
            judgement.subjectCount += 1
            let verdict = plan.verdict(of: subject, given: captures, in: context)
            if verdict == .unknown { undecided += 1 }
            if verdict == .holds { folders.addRight(subject) }
            guard verdict != .holds, !judgement.isExcused(subject, by: exceptions), verdict == .fails else { return }
            if let forced, forced.excuses(subject) { return }
            let misses = plan.misses(of: subject, given: captures, in: context)
            if !misses.isEmpty { broken += 1 }
            folders.add(subject, misses, firstFinding: judgement.findings.count)
            for miss in misses {
                var finding = finding(miss, of: subject, captures)
                if misses.count > 1 { finding.cause = Cause(partOf: subject, miss, in: context) }
                judgement.findings.append(finding)
            }
        }
        folders.explain(&judgement.findings)
        judgement.cases = CaseCount(all: judgement.subjectCount - undecided, broken: broken)
        judgement.notices += rule.undecidedNotice(undecided, of: judgement.subjectCount)
        return judgement
    }

    private func finding(_ miss: Evidence, of subject: Subject, _ captures: Captures) -> Finding {
        context.finding(
            of: rule,
            at: miss.site,
            message: context.title(of: subject) + " " + miss.phrase,
            symbol: context.symbol(of: subject),
            detail: miss.detail,
            captures: captures,
            related: context.related(miss),
            fix: miss.fix,
            measured: miss.measured
        )
    }
}

extension Rule {
    /// If nothing could be decided, silence says nothing about the code.
    func undecidedNotice(_ undecided: Int, of count: Int) -> [Notice] {
        guard undecided > 0, undecided == count else { return [] }
        let things = count == 1 ? "its one subject" : "any of its \(count) subjects"
        return [
            Notice(
                kind: .unknownValue,
                rule: name,
                message: "`\(name)` could not decide \(things) from the source alone",
                guideFile: place.file,
                guideLine: place.position.line
            )
        ]
    }
}

extension Cause {
    /// Several missing parts of one thing.
    fileprivate init(partOf subject: Subject, _ miss: Evidence, in context: JudgingContext) {
        self.init(name: context.symbol(of: subject), phrase: miss.phrase, others: .parts, isLasting: false)
    }
}

extension JudgingContext {
    func related(_ evidence: Evidence) -> [RelatedPlace] {
        evidence.related.map { RelatedPlace(place: place($0.site), message: $0.message) }
    }
}

// `only: D` `may: P`: a finding at each place where something that certainly isn't a D, nor inside one, does P.

import NormaFindings
import NormaGuide
import NormaText

struct OnlyMaySentence: RuleJudging {
    let rule: Rule
    let allowed: Description
    let limited: Description
    let context: JudgingContext

    func judgement() -> RuleJudgement {
        var judgement = RuleJudgement(rule: rule.name)
        var findings = EvidenceFindings(rule: rule, context: context)
        let allowedScope = Scope(allowed, in: context, preferring: .anything, counting: context.preventing)
        let exceptions = RuleExceptions(of: rule, in: context)
        let limit = Scope(
            limited,
            in: context,
            preferring: limited.usualSubjectsOfLimit(),
            alsoBinding: rule.messagePlaceholders
        )
        let who = allowedScope.plan.noun(given: .none)
        var isUsed = false
        var cases = CaseCount()
        limit.forEachCandidate { subject in
            judgement.subjectCount += 1
            let (verdict, captures) = limit.match(subject)
            guard verdict == .holds else { return }
            for evidence in limit.plan.evidence(of: subject, given: captures, in: context) {
                let coverage = allowedScope.coverage(of: evidence.owner)
                if coverage == .holds { isUsed = true }
                if coverage != .unknown { cases.all += 1 }
                guard coverage == .fails, !judgement.isExcused(evidence.owner, by: exceptions) else { continue }
                cases.broken += 1
                let message =
                    "\(context.title(around: evidence.owner)) \(evidence.phrase); only \(who) \(may(evidence))"
                let user = context.outermostSymbol(around: evidence.owner)
                findings.add(evidence, of: user, message: message, captures: captures)
            }
        }
        judgement.findings = findings.all
        judgement.cases = cases
        if !isUsed, !allowedScope.hasMember() {
            judgement.notices.append(emptyAllowanceNotice(who))
        }
        return judgement
    }

    /// "is public; only … may be", "has a state; only … may have", "imports UIKit; only … may".
    private func may(_ evidence: Evidence) -> String {
        if evidence.phrase.hasPrefix("is ") { return "may be" }
        return evidence.phrase.hasPrefix("has ") ? "may have" : "may"
    }

    private func emptyAllowanceNotice(_ who: String) -> Notice {
        Notice(
            kind: .emptyScope,
            rule: rule.name,
            message: "`\(rule.name)` allows no code at all: nothing in this code base matches its `only:` (\(who))",
            guideFile: rule.place.file,
            guideLine: rule.place.position.line
        )
    }
}

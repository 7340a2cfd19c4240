// `exactly: D` `are: P`: a finding for each D that certainly isn't P, and for each other thing that certainly is.

import NormaGuide
import NormaText

struct ExactlySentence: RuleJudging {
    let rule: Rule
    let left: Description
    let right: Description
    let context: JudgingContext

    private func leftScope(preferring usual: UsualSubjects, counting: Counting) -> Scope {
        Scope(
            left,
            in: context,
            preferring: usual,
            alsoBinding: right.placeholders + rule.messagePlaceholders,
            requiring: right.placeholdersBesidePlaces,
            counting: counting
        )
    }

    /// Each side makes a finding if only it fits, and prevents one if both do.
    private struct Sides {
        let left: Scope
        let right: Plan

        func verdicts(of subject: Subject, in context: JudgingContext) -> (Verdict, Verdict, Captures) {
            let (fit, captures) = left.match(subject)
            return (fit, right.verdict(of: subject, given: captures, in: context), captures)
        }

        /// The difference between the sides; nil if they agree, or if it is unknown.
        func difference(_ fit: Verdict, _ verdict: Verdict, _ captures: Captures) -> (message: String, detail: String)?
        {
            switch (fit, verdict) {
            case (.holds, .fails):
                let message = left.plan.statement(given: captures) + ", but " + right.denial(given: captures)
                return (message, right.detail(given: captures))
            case (.fails, .holds):
                let message = right.statement(given: captures) + ", but " + left.plan.denial(given: captures)
                return (message, left.plan.detail(given: captures))
            default: return nil
            }
        }
    }

    func judgement() -> RuleJudgement {
        var judgement = RuleJudgement(rule: rule.name)
        let exceptions = RuleExceptions(of: rule, in: context)
        let kinds = left.kinds(roles: context.roles) ?? right.kinds(roles: context.roles)
        let usual = left.usualSubjects(askedBy: right)
        let sides = Sides(
            left: leftScope(preferring: usual, counting: context.making),
            right: PlanCompiler(context, counting: context.preventing).plan(for: right)
        )
        let others = Sides(
            left: leftScope(preferring: usual, counting: context.preventing),
            right: PlanCompiler(context, counting: context.making).plan(for: right)
        )
        for subject in context.subjects(of: kinds ?? usual.kinds ?? [.type]) where context.isJudged(subject) {
            var (fit, verdict, captures) = sides.verdicts(of: subject, in: context)
            if context.certainty == .sure, (fit, verdict) != (.holds, .fails) {
                (fit, verdict, captures) = others.verdicts(of: subject, in: context)
                if (fit, verdict) == (.holds, .fails) { continue }
            }
            if fit == .holds || verdict == .holds { judgement.subjectCount += 1 }
            guard let (message, detail) = sides.difference(fit, verdict, captures),
                !judgement.isExcused(subject, by: exceptions)
            else { continue }
            judgement.findings.append(
                context.finding(
                    of: rule,
                    at: context.site(of: subject),
                    message: context.title(of: subject) + " " + message,
                    symbol: context.symbol(of: subject),
                    detail: detail,
                    captures: captures
                )
            )
        }
        return judgement
    }
}

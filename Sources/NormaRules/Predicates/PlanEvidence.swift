// Why a description fits a thing, and why it doesn't.

import NormaText

extension Plan {
    /// The places that make it true; asked only if it holds.
    ///
    /// If several things hold, the places inside the subject say more than the subject itself.
    func evidence(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        switch self {
        case .kind, .role, .name: return [own(subject, statement(given: captures), captures, context)]
        case .predicate(let predicate): return predicate.asked.evidence(of: subject, given: captures, in: context)
        case .trait(let trait):
            // Where nothing in the thing tells more, its name says it shorter than all of its parts.
            let found = trait.plan.evidence(of: subject, given: captures, in: context)
            let site = context.site(of: subject)
            return found.contains { $0.site != site }
                ? found : [own(subject, statement(given: captures), captures, context)]
        case .not(let plan): return plan.misses(of: subject, given: captures, in: context)
        case .any(let plans):
            return plans.parts.flatMap { plan in
                plan.verdict(of: subject, given: captures, in: context) == .holds
                    ? plan.evidence(of: subject, given: captures, in: context) : []
            }
        case .all(let plans):
            let site = context.site(of: subject)
            let found = plans.parts.map { $0.evidence(of: subject, given: captures, in: context) }
            if let inner = found.first(where: { $0.contains { $0.site != site } }) { return inner }
            return [own(subject, statement(given: captures), captures, context)]
        }
    }

    /// Why it fails, with a place for each part that fails; asked only if it fails.
    func misses(of subject: Subject, given captures: Captures, in context: JudgingContext) -> [Evidence] {
        switch self {
        case .kind, .role, .name: return [own(subject, denial(given: captures), captures, context)]
        case .predicate(let predicate): return predicate.asked.misses(of: subject, given: captures, in: context)
        case .trait(let trait):
            // Of several ways none is more missing than another.
            if case .any = trait.plan.opened { return [own(subject, denial(given: captures), captures, context)] }
            let missing = trait.plan.misses(of: subject, given: captures, in: context)
            return missing.isEmpty ? [own(subject, denial(given: captures), captures, context)] : missing
        case .not(let plan): return plan.evidence(of: subject, given: captures, in: context)
        case .any: return [own(subject, denial(given: captures), captures, context)]
        case .all(let plans):
            return plans.parts.flatMap { plan in
                plan.verdict(of: subject, given: captures, in: context) == .fails
                    ? plan.misses(of: subject, given: captures, in: context) : []
            }
        }
    }

    private func own(
        _ subject: Subject,
        _ phrase: String,
        _ captures: Captures,
        _ context: JudgingContext
    ) -> Evidence {
        Evidence(at: subject, phrase, detail: detail(given: captures), in: context)
    }
}

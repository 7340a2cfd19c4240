// A description made ready to be asked of many things: names are looked up once, and the order stays as written.

import NormaFacts
import NormaGuide
import NormaProject
import NormaText

/// A compiled description.
indirect enum Plan {
    case kind(SubjectKind)
    /// An index into the role table, and the description for what is not of the project.
    case role(Int, RolePlan)
    case name(NamePattern)
    case predicate(any Predicate)
    case all([Plan])
    case any([Plan])
    case not(Plan)
}

extension Plan {
    func verdict(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Verdict {
        switch self {
        case .kind(let kind): return context.verdict(of: subject, being: kind)
        case .role(let role, let plan):
            if case .declaration(let declaration) = subject { return context.roles.verdict(role, of: declaration) }
            return plan.verdict(of: subject, in: context)
        case .name(let pattern): return context.verdict(of: subject, named: pattern, given: captures)
        case .predicate(let predicate): return predicate.verdict(of: subject, given: captures, in: context)
        case .not(let plan): return !plan.verdict(of: subject, given: captures, in: context)
        case .all, .any: return match(subject, given: captures, in: context).verdict
        }
    }

    /// The verdict, and what names and paths bind on the way where it holds.
    func match(
        _ subject: Subject,
        given captures: Captures,
        in context: JudgingContext
    ) -> (verdict: Verdict, captures: Captures) {
        switch self {
        case .name(let pattern):
            guard let bound = context.match(subject, named: pattern, given: captures) else { break }
            return (.holds, bound)
        case .predicate(let predicate):
            let verdict = predicate.verdict(of: subject, given: captures, in: context)
            guard verdict == .holds else { return (verdict, captures) }
            return (verdict, predicate.bindings(of: subject, given: captures, in: context))
        case .all(let plans):
            var bound = captures
            var result = Verdict.holds
            for plan in plans {
                let (verdict, now) = plan.match(subject, given: bound, in: context)
                if verdict == .fails { return (.fails, captures) }
                if verdict == .unknown { result = .unknown }
                bound = now
            }
            return (result, bound)
        case .any(let plans):
            var result = Verdict.fails
            for plan in plans {
                let (verdict, bound) = plan.match(subject, given: captures, in: context)
                if verdict == .holds { return (verdict, bound) }
                if verdict == .unknown { result = .unknown }
            }
            return (result, captures)
        case .kind, .role, .not: break
        }
        return (verdict(of: subject, given: captures, in: context), captures)
    }
}

/// A role's own description, for types outside the project: made when it is first needed, so roles can use roles.
struct RolePlan {
    let name: String
    let description: Description?

    func verdict(of subject: Subject, in context: JudgingContext) -> Verdict {
        guard let description else { return .unknown }
        switch subject {
        case .external, .unknownExternal:
            return PlanCompiler(context).plan(for: description).verdict(of: subject, given: .none, in: context)
        default: return .fails
        }
    }
}

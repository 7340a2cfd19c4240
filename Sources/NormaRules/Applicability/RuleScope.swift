// The subjects of a rule at one place: its scope without the parts that the place has settled.

import NormaGuide
import NormaText

struct RuleScope {
    let topic: ApplicableRule.Topic
    /// "a property of a `view-model`".
    let noun: String
    /// The noun if it says more than the topic does.
    let subject: String?

    init(_ scope: Description, of planned: PlannedSubject, captures: Captures, in context: JudgingContext) {
        let open = Self.open(scope, planned, captures, context)
        topic = Self.topic(of: open, planned.what)
        noun = PlanCompiler(context).plan(for: open).noun(given: captures)
        subject =
            switch topic {
            case .role(let name): noun == RoleWords.noun(name) ? nil : noun
            case .file: noun == SubjectKind.file.noun ? nil : noun
            case .place, .types, .members, .code, .uses, .elsewhere: noun
            }
    }

    /// The role if the scope is a role or narrows one, else the kind.
    static func topic(of description: Description, _ kind: SubjectKind) -> ApplicableRule.Topic {
        role(of: description).map { .role($0) } ?? ApplicableRule.Topic(kind)
    }

    private static func role(of description: Description) -> String? {
        switch description {
        case .role(let name, _), .trait(let name, _, _): name
        case .all(let parts): parts.lazy.compactMap(role).first
        case .kind, .name, .predicate, .any, .not: nil
        }
    }

    /// Without the parts that certainly hold here because of the place, and without alternatives that certainly do not.
    private static func open(
        _ description: Description,
        _ subject: PlannedSubject,
        _ captures: Captures,
        _ context: JudgingContext
    ) -> Description {
        func verdict(_ part: Description) -> Verdict {
            PlanCompiler(context).plan(for: part).verdict(of: .planned(subject), given: captures, in: context)
        }
        switch description {
        case .all(let parts):
            let kept = parts.filter { part in
                switch part {
                case .kind, .role, .trait, .name: true
                case .any, .all:
                    // The part that says the kind stays.
                    part.kinds(roles: context.roles) != nil || verdict(part) != .holds
                case .predicate, .not: verdict(part) != .holds
                }
            }
            let inner = (kept.isEmpty ? parts : kept).map { open($0, subject, captures, context) }
            return inner.count == 1 ? inner[0] : .all(inner)
        case .any(let parts):
            let areKinds = parts.allSatisfy { if case .kind = $0 { true } else { false } }
            let kept = areKinds ? parts : parts.filter { verdict($0) != .fails }
            let inner = (kept.isEmpty ? parts : kept).map { open($0, subject, captures, context) }
            return inner.count == 1 ? inner[0] : .any(inner)
        case .kind, .role, .trait, .name, .predicate, .not: return description
        }
    }
}

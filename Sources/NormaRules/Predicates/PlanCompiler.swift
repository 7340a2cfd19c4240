// Makes plans from descriptions.

import NormaGuide
import NormaText

/// Compiles the descriptions of one rule or role.
struct PlanCompiler {
    let context: JudgingContext
    let counting: Counting

    /// - Parameter counting: which members of a role count; by default, those that count if having a role makes a finding.
    init(_ context: JudgingContext, counting: Counting? = nil) {
        self.context = context
        self.counting = counting ?? context.making
    }

    func plan(for description: Description) -> Plan {
        switch description {
        case .kind(let kind, _): return .kind(kind)
        case .role(let name, _):
            guard let index = context.roles.index(of: name) else { return .any(Disjunction([])) }
            return .role(index, RolePlan(index, in: self))
        case .trait(let name, let inner, _): return .trait(TraitPlan(name, inner, in: self))
        case .name(let pattern, _): return .name(NameQuestion(pattern, in: context))
        case .predicate(let use): return plan(for: use)
        case .all(let parts):
            return parts.count == 1 ? plan(for: parts[0]) : .all(Conjunction(parts.flatMap(conjuncts)))
        case .any(let parts):
            if parts.count == 1 { return plan(for: parts[0]) }
            return .any(Disjunction(parts.map { (plan(for: $0), binds($0)) }))
        case .not(let inner): return .not(PlanCompiler(context, counting: counting.flipped).plan(for: inner))
        }
    }

    /// The parts of a conjunction, with nested conjunctions flattened: `{ property: state, be: private }` asks three questions.
    private func conjuncts(of description: Description) -> [(plan: Plan, binds: Bool)] {
        guard case .all(let parts) = description, parts.count > 1 else {
            return [(plan(for: description), binds(description))]
        }
        return parts.flatMap(conjuncts)
    }

    /// Whether it, or a role that it names, has placeholders.
    private func binds(_ description: Description) -> Bool {
        if !description.placeholders.isEmpty { return true }
        return description.roleNames.contains { name in
            context.roles.index(of: name).map { context.roles.binds[$0] } ?? false
        }
    }

    func leansOnOpenRole(_ description: Description) -> Bool {
        guard context.roles.open != nil else { return false }
        return description.roleNames.contains { context.roles.index(of: $0).map(context.roles.isOpen) ?? false }
    }

    private func plan(for use: PredicateUse) -> Plan {
        // That the word takes its value was checked when the guide was read, as was that a role is defined.
        guard let predicate = AllPredicates.type(of: use.word)?.predicate(use.argument, in: self) else {
            return .any(Disjunction([]))
        }
        return .predicate(AskedPredicate(predicate))
    }
}

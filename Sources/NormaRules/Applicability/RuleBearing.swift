// How much a rule has to do with what a file is meant to hold, by its path and its name alone.

import NormaExpressions
import NormaGuide
import NormaProject
import NormaText

/// In rising order.
package enum RuleBearing: Int, Sendable, Comparable {
    /// About something else.
    case none
    /// The place and the name don't decide it.
    case open
    /// About everything at this place.
    case placed
    /// About what the file is named for, or about what it holds already.
    case named

    package static func < (left: RuleBearing, right: RuleBearing) -> Bool { left.rawValue < right.rawValue }
}

/// Weighs descriptions for one place: a planned file is meant to declare a type of its name.
package struct BearingScale {
    private let context: JudgingContext
    private let place: PlannedPlace
    /// The types that the file holds; nil for a file that isn't written.
    private let types: [Subject]?
    private let names: [String]
    private let known = Known()

    private final class Known {
        var roles: [String: RuleBearing] = [:]
    }

    package init(at place: PlannedPlace, in context: JudgingContext) {
        self.context = context
        self.place = place
        let types = place.exists && !place.isFolder ? place.types(in: context) : nil
        self.types = types
        names = types?.map { context.name(of: $0) } ?? [place.expectedType].compactMap(\.self)
    }

    /// Contracts and checks without a scope apply to all code at the place.
    package func bearing(of rule: Rule) -> RuleBearing {
        switch rule.form {
        case .every(let scope, must: let asked): isFulfilled(asked, by: scope) ? .none : bearing(of: scope)
        case .everyNot(let scope, mustNot: let asked):
            isFulfilled(.not(asked), by: scope) ? .none : bearing(of: scope)
        case .exactly(let left, are: _): bearing(of: left)
        case .check(let use): use.scope.map(bearing) ?? .placed
        case .only: .open
        case .layers, .allow, .independent, .acyclic, .covered, .layout: .placed
        }
    }

    /// The roles that the name or the content implies, without those that only narrow another of them.
    package func roles() -> [String] {
        let implied = context.roles.definitions.filter { definition in
            let kinds = Description.role(definition.name, definition.place).kinds(roles: context.roles) ?? [.type]
            return kinds.contains { $0.alike.contains(.type) } && bearing(ofRole: definition.name) == .named
        }
        let names = Set(implied.map(\.name))
        return implied.filter { definition in
            !definition.description.leaves(withDenied: false).contains { leaf in
                if case .role(let other, _) = leaf { return names.contains(other) }
                return false
            }
        }.map(\.name)
    }

    // MARK: - Descriptions

    func bearing(of description: Description) -> RuleBearing {
        if let written = bearingOfTypes(description) { return written }
        switch description {
        case .kind: return .placed
        case .role(let name, _): return bearing(ofRole: name)
        case .trait(_, let inner, _): return bearing(of: inner)
        case .name(let pattern, _): return bearing(ofNames: { pattern.matches($0) })
        case .predicate(let use): return bearing(of: use, description)
        case .any(let parts): return parts.map(bearing).max() ?? .open
        case .not(let inner): return denied(inner)
        case .all(let parts):
            let all = parts.map(bearing)
            if all.contains(.none) { return .none }
            return all.contains(.named) ? .named : all.min() ?? .open
        }
    }

    /// Each role is weighed once; while it is, a role that names it in a cycle gets no answer.
    private func bearing(ofRole name: String) -> RuleBearing {
        if let known = known.roles[name] { return known }
        known.roles[name] = .open
        guard let role = context.roles.index(of: name) else { return .open }
        let definition = context.roles.definitions[role]
        let written = bearingOfTypes(.role(name, definition.place))
        let bearing = written ?? bearing(of: definition.description)
        known.roles[name] = bearing
        return bearing
    }

    /// What the types of a written file answer; nil for a planned file, and for a description of something else.
    private func bearingOfTypes(_ description: Description) -> RuleBearing? {
        guard let types, let kinds = description.kinds(roles: context.roles),
            kinds.allSatisfy({ $0.alike.contains(.type) })
        else { return nil }
        let plan = PlanCompiler(context).plan(for: description)
        let verdicts = types.map { type in
            plan.verdict(of: type, given: BuiltInCaptures.every.bound(for: type, in: context), in: context)
        }
        if verdicts.contains(.holds) { return .named }
        return verdicts.contains(.unknown) ? .open : RuleBearing.none
    }

    private func bearing(ofNames matches: (String) -> Bool) -> RuleBearing {
        guard !names.isEmpty else { return .open }
        return names.contains(where: matches) ? .named : .none
    }

    private func bearing(of use: PredicateUse, _ description: Description) -> RuleBearing {
        if use.traits.contains(.asksForName), !use.argument.patterns.isEmpty {
            return bearing(ofNames: { name in use.argument.patterns.contains { $0.matches(name) } })
        }
        switch (use.word, use.argument) {
        case ("member-of", .description(let holder)): return bearing(of: holder)
        // A type has its own file, so it is meant to stand alone there.
        case ("be", .words(let words)) where words.allSatisfy({ $0.text == "top-level" }): return .placed
        case ("in", .places(let places)):
            let roles = places.compactMap(\.namedRole)
            guard roles.isEmpty else { return roles.map { bearing(ofRole: $0.text) }.max() ?? .open }
        default: break
        }
        switch verdict(of: description) {
        case .holds: return .placed
        case .fails: return .none
        case .unknown: return .open
        }
    }

    /// What a description leaves out narrows it down, and seldom to nothing.
    private func denied(_ inner: Description) -> RuleBearing {
        if inner.leaves().allSatisfy({ if case .kind = $0 { true } else { false } }) { return .placed }
        return bearing(of: inner) >= .placed ? .none : .placed
    }

    /// By the path alone.
    private func verdict(of description: Description) -> Verdict {
        let kinds: [SubjectKind] = [.type, .file]
        let verdicts = kinds.map { kind in
            let subject = PlannedSubject(what: kind, place: place, typeName: place.expectedType)
            return PlanCompiler(context).plan(for: description)
                .match(.planned(subject), given: subject.captures(in: context), in: context).verdict
        }
        return verdicts.first { $0 != .unknown } ?? .unknown
    }

    /// Whether the name or the path of a planned file settles what the rule asks.
    private func isFulfilled(_ asked: Description, by scope: Description) -> Bool {
        guard types == nil, !place.isFolder else { return false }
        return bearing(of: scope) == .named && verdict(of: asked) == .holds
    }
}

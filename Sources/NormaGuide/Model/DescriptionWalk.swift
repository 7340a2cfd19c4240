// The one walk over a description: its leaves, and their values joined as the description joins them.

import NormaExpressions

extension Description {
    /// The leaves (kinds, roles, names, predicates), in the order in which they are written.
    ///
    /// - Parameter withDenied: whether parts below `not` count too.
    package func leaves(withDenied: Bool = true) -> [Description] {
        switch self {
        case .kind, .role, .name, .predicate: [self]
        case .trait(_, let inner, _): inner.leaves(withDenied: withDenied)
        case .all(let parts), .any(let parts): parts.flatMap { $0.leaves(withDenied: withDenied) }
        case .not(let inner): withDenied ? inner.leaves() : []
        }
    }

    /// Visits the leaves, traits before what they describe, and the leaves of the descriptions that predicates compare with; copies
    /// none, because each rule asks often.
    package func forEachLeaf(_ visit: (Description) -> Void) {
        switch self {
        case .kind, .role, .name: visit(self)
        case .predicate(let use):
            visit(self)
            for description in use.argument.descriptions { description.forEachLeaf(visit) }
        case .trait(_, let inner, _):
            visit(self)
            inner.forEachLeaf(visit)
        case .all(let parts), .any(let parts): for part in parts { part.forEachLeaf(visit) }
        case .not(let inner): inner.forEachLeaf(visit)
        }
    }

    /// A value for each leaf, joined as the description joins them.
    package func folded<Result>(
        _ leaf: (Description) -> Result,
        all: ([Result]) -> Result,
        any: ([Result]) -> Result,
        not: (Result) -> Result
    ) -> Result {
        switch self {
        case .kind, .role, .name, .predicate: leaf(self)
        case .trait(_, let inner, _): inner.folded(leaf, all: all, any: any, not: not)
        case .all(let parts): all(parts.map { $0.folded(leaf, all: all, any: any, not: not) })
        case .any(let parts): any(parts.map { $0.folded(leaf, all: all, any: any, not: not) })
        case .not(let inner): not(inner.folded(leaf, all: all, any: any, not: not))
        }
    }

    /// The kinds of which something must be to fit, in the order in which they are written; nil if the description leaves that open.
    ///
    /// A named kind or role decides; without one, a condition that only members can have (`have-type`) does.
    package func kinds(ofRole kinds: (String) -> [SubjectKind]?) -> [SubjectKind]? {
        foundKinds(ofRole: kinds)?.all
    }

    private func foundKinds(ofRole kinds: (String) -> [SubjectKind]?) -> FoundKinds? {
        folded(
            { leaf in
                switch leaf {
                case .kind(let kind, _): FoundKinds(all: [kind])
                case .role(let name, _): kinds(name).map { FoundKinds(all: $0) }
                case .predicate(let use): use.impliedKinds.map { FoundKinds(all: $0, areImplied: true) }
                case .trait, .name, .all, .any, .not: nil
                }
            },
            all: { parts in
                let known = parts.compactMap(\.self)
                if let named = known.first(where: { !$0.areImplied }) { return named }
                guard var joined = known.first else { return nil }
                for other in known.dropFirst() { joined.all.removeAll { !other.all.contains($0) } }
                return joined.all.isEmpty ? known.first : joined
            },
            any: { parts in
                let known = parts.compactMap(\.self)
                guard known.count == parts.count else { return nil }
                var joined = FoundKinds(all: [], areImplied: known.contains(where: \.areImplied))
                for kind in known.flatMap(\.all) where !joined.all.contains(kind) { joined.all.append(kind) }
                return joined.all.isEmpty ? nil : joined
            },
            not: { _ in nil }
        )
    }

    private struct FoundKinds {
        var all: [SubjectKind]
        /// By conditions, not by the name of a kind or role.
        var areImplied = false
    }

    /// Whether it chooses things of one place: its exceptions are a part of that.
    package var isOfOnePlace: Bool {
        switch self {
        case .predicate(let use):
            guard case .places(let places) = use.argument else { return false }
            return !places.contains { [.tests, .production, .previews].contains($0) }
        case .trait(_, let inner, _): return inner.isOfOnePlace
        case .all(let parts): return parts.contains(where: \.isOfOnePlace)
        case .kind, .role, .name, .any, .not: return false
        }
    }

    /// The description with other uses of predicates, those of the descriptions that predicates compare with among them.
    package func replacingPredicates(_ replacement: (PredicateUse) -> PredicateUse) -> Description {
        replacingLeaves { leaf in
            guard case .predicate(var use) = leaf else { return leaf }
            use.argument = use.argument.replacingDescriptions { $0.replacingPredicates(replacement) }
            return .predicate(replacement(use))
        }
    }

    /// The description with other names of roles, wherever they are.
    func replacingRoles(_ name: (String) -> String) -> Description {
        replacingLeaves { leaf in
            switch leaf {
            case .role(let role, let place): return .role(name(role), place)
            case .predicate(var use):
                use.argument = use.argument.replacingDescriptions { $0.replacingRoles(name) }.replacingPlaces(name)
                return .predicate(use)
            case .kind, .trait, .name, .all, .any, .not: return leaf
            }
        }
    }

    /// The description with other leaves; what predicates compare with is a leaf's own.
    func replacingLeaves(_ replacement: (Description) -> Description) -> Description {
        switch self {
        case .kind, .role, .name, .predicate: replacement(self)
        case .trait(let name, let inner, let place): .trait(name, inner.replacingLeaves(replacement), place)
        case .all(let parts): .all(parts.map { $0.replacingLeaves(replacement) })
        case .any(let parts): .any(parts.map { $0.replacingLeaves(replacement) })
        case .not(let inner): .not(inner.replacingLeaves(replacement))
        }
    }

    /// The predicates asked of the thing itself.
    package var predicates: [PredicateUse] {
        leaves().compactMap { if case .predicate(let use) = $0 { use } else { nil } }
    }

    /// The roles in which a predicate asks the thing to be.
    var placedInRoles: [String] {
        if case .predicate(let use) = self { use.argument.placedInRoles } else { [] }
    }

    /// The roles that it names anywhere, those inside of predicates' arguments too.
    package var roleNames: [String] {
        var names: [String] = []
        forEachLeaf { leaf in
            switch leaf {
            case .role(let name, _), .trait(let name, _, _): names.append(name)
            case .predicate(let use): names += use.argument.placedInRoles
            default: break
            }
        }
        return names
    }
}

extension Argument {
    /// The descriptions that the subject is compared with.
    package var descriptions: [Description] {
        switch self {
        case .description(let description): [description]
        case .descriptions(let descriptions): descriptions
        case .references(let reference): [reference.target]
        case .calls(let calls): calls.compactMap(\.on)
        case .code(let uses): uses.flatMap { $0.conditions.flatMap(\.test.descriptions) }
        case .patterns, .names, .words, .texts, .places, .measures, .counterpart, .platforms, .settings: []
        }
    }

    /// With others of the descriptions that the subject is compared with.
    func replacingDescriptions(_ replacement: (Description) -> Description) -> Argument {
        switch self {
        case .description(let description): return .description(replacement(description))
        case .descriptions(let descriptions): return .descriptions(descriptions.map(replacement))
        case .references(var reference):
            reference.target = replacement(reference.target)
            return .references(reference)
        case .calls(let calls):
            return .calls(
                calls.map { call in
                    var call = call
                    call.on = call.on.map(replacement)
                    return call
                }
            )
        case .code(let uses): return .code(uses.map { $0.replacing(replacement) })
        case .patterns, .names, .words, .texts, .places, .measures, .counterpart, .platforms, .settings: return self
        }
    }

    /// With other names of the roles that describe places.
    fileprivate func replacingPlaces(_ name: (String) -> String) -> Argument {
        guard case .places(let places) = self else { return self }
        return .places(
            places.map { place in
                switch place {
                case .role(let role): return .role(LocatedText(name(role.text), at: role.place))
                case .moduleOf(let role): return .moduleOf(LocatedText(name(role.text), at: role.place))
                default: return place
                }
            }
        )
    }

    /// The patterns that are all of it.
    package var patterns: [NamePattern] {
        switch self {
        case .patterns(let patterns): patterns
        case .names(let names): names.patterns
        default: []
        }
    }

    fileprivate var placedInRoles: [String] {
        guard case .places(let places) = self else { return [] }
        return places.compactMap { $0.namedRole?.text }
    }
}

extension CodePatternUse {
    fileprivate func replacing(_ replacement: (Description) -> Description) -> CodePatternUse {
        var use = self
        for index in use.conditions.indices {
            use.conditions[index].test = use.conditions[index].test.replacing(replacement)
        }
        return use
    }
}

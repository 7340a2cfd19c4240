// Rules about a place wait for the place: while it is missing from the code base, they are silent.

import NormaExpressions
import NormaFindings
import NormaGuide
import NormaText

/// For one thread, one rule after the other.
///
/// Only inherited rules wait. A team's own rules are meant for the code base, and so is a place that the team declares.
struct WaitingRules {
    private let context: JudgingContext
    private var search: PlaceSearch
    private var depth = 0

    /// How deep roles may depend on each other here.
    private static let mostRoles = 8

    init(_ context: JudgingContext) {
        self.context = context
        search = PlaceSearch(context)
    }

    /// The judgement without findings if the rule waits; a rule that looked at nothing has its own reason.
    mutating func applied(to judgement: RuleJudgement, of rule: Rule) -> RuleJudgement {
        guard !judgement.isOff, judgement.subjectCount > 0, context.guide.isInherited(file: rule.place.file),
            let place = place(awaitedBy: rule)
        else { return judgement }
        var judgement = judgement
        judgement.waitsFor = place
        judgement.findings = []
        judgement.notices.removeAll { $0.kind == .emptyScope || $0.kind == .emptyDefinition }
        return judgement
    }

    private mutating func place(awaitedBy rule: Rule) -> MissingThing? {
        switch rule.form {
        case .every(_, must: let wanted): demanded(by: wanted)
        case .exactly(let left, are: let right): demanded(by: left) ?? demanded(by: right)
        case .only(let allowed, may: _): permitted(by: allowed)
        case .everyNot(let scope, mustNot: _): awaited(byThingsOutside: scope)
        case .check, .layers, .allow, .independent, .acyclic, .covered, .layout: nil
        }
    }

    /// The place that a thing must be in, or have its counterpart in.
    private mutating func demanded(by description: Description) -> MissingThing? {
        switch description {
        case .kind, .name, .not: return nil
        case .trait(_, let inner, _): return demanded(by: inner)
        case .role(let name, _): return demanded(byRole: name)
        case .predicate(let use):
            switch use.argument {
            case .places(let places): return missing(places)
            case .counterpart(let counterpart): return missing(counterpart)
            default: return nil
            }
        case .all(let parts): return parts.firstResult { demanded(by: $0) }
        case .any(let parts):
            let places = parts.compactMap { demanded(by: $0) }
            return places.count == parts.count ? places.first : nil
        }
    }

    /// A role with evidence is recognized wherever it is; a role that is a plain description may be a name for a place.
    private mutating func demanded(byRole name: String) -> MissingThing? {
        guard let index = context.roles.index(of: name), depth < Self.mostRoles else { return nil }
        let role = context.roles.definitions[index]
        guard role.evidence == nil else { return nil }
        depth += 1
        defer { depth -= 1 }
        return demanded(by: role.description)
    }

    private mutating func awaited(byThingsOutside scope: Description) -> MissingThing? {
        scope.isOfOnePlace ? nil : spared(by: scope)
    }

    /// Something outside a place must not do something: only code in the place may.
    ///
    /// A pattern of names that may be anywhere, such as `**/*Mock*` or `**/android`, is an exemption; nothing is waited for.
    private mutating func spared(by scope: Description) -> MissingThing? {
        switch scope {
        case .not(let inner): inner.beginsWithNamesAnywhere ? nil : permitted(by: inner)
        case .all(let parts): parts.firstResult { spared(by: $0) }
        case .trait(_, let inner, _): spared(by: inner)
        case .kind, .role, .name, .predicate, .any: nil
        }
    }

    /// A demand for a file asks for its folder too; a demand for a folder name that may be anywhere asks for no place.
    private mutating func missing(_ counterpart: CounterpartDescription) -> MissingThing? {
        if case .file = counterpart.kind { return nil }
        if counterpart.paths.contains(where: { $0.text.hasPrefix("*") }) { return nil }
        return missing(counterpart.paths.map { .path($0.aroundFile) })
    }

    /// The only place where something is allowed. A role that the code base has is recognized wherever it is, so nothing waits.
    private mutating func permitted(by description: Description) -> MissingThing? {
        switch description {
        case .trait(_, let inner, _): return permitted(by: inner)
        case .kind, .role, .name, .not: return nil
        case .predicate(let use):
            guard case .places(let places) = use.argument else { return nil }
            return missing(places)
        case .all(let parts): return parts.firstResult { permitted(by: $0) }
        case .any(let parts):
            let isKnown = parts.contains { if case .role(let name, _) = $0 { search.hasRole(name) } else { false } }
            return isKnown ? nil : parts.first.flatMap { permitted(by: $0) }
        }
    }

    /// The first place of a list is the one that is meant: new code goes there, and findings name it first.
    private mutating func missing(_ places: [PlaceDescription]) -> MissingThing? {
        guard let first = places.first, !search.isThere(first) else { return nil }
        let isKnown = places.contains { $0.namedRole.map { search.hasRole($0.text) } ?? false }
        return isKnown ? nil : search.thing(at: first)
    }
}

extension Description {
    /// Whether the place that is meant, the first of a list, is a pattern of names that may be in any folder.
    fileprivate var beginsWithNamesAnywhere: Bool {
        switch self {
        case .trait(_, let inner, _): return inner.beginsWithNamesAnywhere
        case .all(let parts), .any(let parts): return parts.first?.beginsWithNamesAnywhere ?? false
        case .kind, .role, .name, .not: return false
        case .predicate(let use):
            guard case .places(let places) = use.argument, case .path(let path)? = places.first else { return false }
            return path.text.hasPrefix("**/")
        }
    }
}

extension NamePattern {
    /// `App/Theme` of `App/Theme/Theme.swift`: a rule that asks for a file can't wait for that file.
    fileprivate var aroundFile: NamePattern {
        let parts = text.split(separator: "/")
        guard parts.count > 1, let last = parts.last, last.contains(".") else { return self }
        return (try? NamePattern(parts.dropLast().joined(separator: "/"), for: .path)) ?? self
    }
}

extension Sequence {
    fileprivate func firstResult<Result>(_ result: (Element) -> Result?) -> Result? {
        for element in self {
            if let found = result(element) { return found }
        }
        return nil
    }
}

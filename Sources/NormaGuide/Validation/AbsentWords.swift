// The rest of a description if some layers, roles or modules are absent, because their place is `none`.

import NormaExpressions

/// Absent parts drop out of `any`, `not` and `except`; a description that needs an absent part is absent itself.
struct AbsentWords {
    /// Each with the place that is nowhere.
    private var causes: [String: String] = [:]
    /// Why the last answer was nothing.
    private(set) var cause: String?

    /// How the current description confines things to a place.
    private var confinement = Confinement.none

    var isEmpty: Bool { causes.isEmpty }

    init() {}

    /// Also removes the absent roles from the definitions, and absent parts from the others.
    init(_ values: GuideValues, _ definitions: inout Definitions) {
        let defined = Set(
            definitions.roles.map(\.name) + definitions.layers.map(\.name) + definitions.modules.map(\.name)
        )
        causes = values.absent.filter { !defined.contains($0.key) }
        let feature = definitions.place(named: PlaceDefinition.feature)
        if let feature, feature.homes.isEmpty, feature.prefixes == nil {
            causes[Self.features] = feature.name
        }
        guard !causes.isEmpty else { return }
        var changed = true
        while changed {
            changed = false
            for (index, role) in definitions.roles.enumerated().reversed() {
                if let left = role.rewritten({ remaining($0) }) {
                    definitions.roles[index] = left
                } else {
                    causes[role.name] = cause ?? ""
                    definitions.roles.remove(at: index)
                    changed = true
                }
            }
        }
    }

    /// No name of a guide.
    private static let features = "{Feature}"

    private mutating func isAbsent(_ name: String) -> Bool {
        guard let found = causes[name] else { return false }
        cause = found
        return true
    }

    // MARK: - Descriptions

    /// Nil if nothing can fit.
    mutating func remaining(_ description: Description) -> Description? {
        switch description {
        case .kind(let kind, _): return kind == .feature && isAbsent(Self.features) ? nil : description
        case .role(let name, _): return isAbsent(name) ? nil : description
        case .trait, .name: return description
        case .predicate(var use):
            guard let argument = remaining(use.argument) else { return nil }
            use.argument = argument
            return .predicate(use)
        case .all(let parts):
            var left: [Description] = []
            for part in parts {
                guard let part = remaining(part) else { return nil }
                left.append(part)
            }
            return .all(left)
        case .any(let parts):
            let left = parts.compactMap { remaining($0) }
            let isConfined = confinement == .inside && !parts.contains(where: \.isRole)
            if isConfined, let first = parts.first, remaining(first) == nil { return nil }
            return left.isEmpty ? nil : .any(left)
        case .not(let inner): return remaining(outside: inner)
        }
    }

    private mutating func remaining(outside inner: Description) -> Description? {
        guard confinement == .outside, inner.beginsWithPlace else {
            return remaining(inner).map { .not($0) } ?? .all([])
        }
        confinement = .inside
        defer { confinement = .outside }
        return remaining(inner).map { .not($0) }
    }

    private mutating func remaining(_ argument: Argument) -> Argument? {
        switch argument {
        case .patterns, .names, .words, .measures, .counterpart, .code, .platforms, .settings: return argument
        case .texts(let texts):
            let left = texts.filter { !isAbsent($0.text) }
            return left.isEmpty ? nil : .texts(left)
        case .places(let places):
            let left = places.filter { !isAbsent($0) }
            let isConfined = confinement == .inside && left.first != places.first
            if isConfined, !left.contains(where: \.isRole) { return nil }
            return left.isEmpty ? nil : .places(left)
        case .description(let inner): return remaining(inner).map { .description($0) }
        case .descriptions(let parts):
            let left = parts.compactMap { remaining($0) }
            return left.isEmpty ? nil : .descriptions(left)
        case .references(var reference):
            guard let target = remaining(reference.target) else { return nil }
            reference.target = target
            return .references(reference)
        case .calls(let calls):
            let left = calls.compactMap { call -> CallDescription? in
                guard let on = call.on else { return call }
                var call = call
                call.on = remaining(on)
                return call.on == nil ? nil : call
            }
            return left.isEmpty ? nil : .calls(left)
        }
    }

    private mutating func isAbsent(_ place: PlaceDescription) -> Bool {
        switch place {
        case .named(let text), .layer(let text), .role(let text), .moduleOf(let text): isAbsent(text.text)
        case .module(let pattern): isAbsent(pattern.text)
        case .feature: isAbsent(Self.features)
        case .path, .tests, .production, .previews: false
        }
    }

    // MARK: - Rules

    /// Nil if the rule asks nothing any more.
    mutating func remaining(_ rule: Rule) -> Rule? {
        guard let form = remaining(rule.form) else { return nil }
        var rule = rule
        rule.form = form
        rule.exceptions = rule.exceptions.compactMap { exception in
            guard let left = remaining(exception.description) else { return nil }
            var exception = exception
            exception.description = left
            return exception
        }
        return rule
    }

    private mutating func remaining(_ form: RuleForm) -> RuleForm? {
        switch form {
        case .every(let subject, let must): return both(subject, must).map { .every($0, must: $1) }
        case .everyNot(let subject, let mustNot):
            return both(subject, mustNot, subject.isOfOnePlace ? .none : .outside).map { .everyNot($0, mustNot: $1) }
        case .only(let subject, let may): return both(subject, may, .inside).map { .only($0, may: $1) }
        case .exactly(let subject, let are): return both(subject, are).map { .exactly($0, are: $1) }
        case .check(var use):
            guard let scope = use.scope else { return form }
            use.scope = remaining(scope)
            return use.scope == nil ? nil : .check(use)
        case .layers(var contract):
            contract.ranks = contract.ranks.map { rank in rank.filter { !isAbsent($0.text) } }.filter { !$0.isEmpty }
            return contract.ranks.joined().count < 2 ? nil : .layers(contract)
        case .allow(var contract):
            contract.units = contract.units.filter { !isAbsent($0.text) }
            contract.arrows = contract.arrows.filter { !isAbsent($0.from.text) && !isAbsent($0.to.text) }
            return contract.units.count < 2 ? nil : .allow(contract)
        case .acyclic(var contract):
            if contract.unit == .features, isAbsent(Self.features) { return nil }
            guard let scope = contract.scope else { return form }
            contract.scope = remaining(scope)
            return contract.scope == nil ? nil : .acyclic(contract)
        case .layout, .independent, .covered: return form
        }
    }

    private mutating func both(
        _ left: Description,
        _ right: Description,
        _ confinement: Confinement = .none
    ) -> (Description, Description)? {
        self.confinement = confinement
        let subject = remaining(left)
        self.confinement = .none
        guard let subject, let right = remaining(right) else { return nil }
        return (subject, right)
    }
}

extension Description {
    fileprivate var isRole: Bool {
        if case .role = self { true } else { false }
    }

    /// `{ in: … }`, also as the first of several.
    fileprivate var beginsWithPlace: Bool {
        switch self {
        case .kind, .role, .trait, .name, .not: return false
        case .predicate(let use):
            if case .places = use.argument { return true }
            return false
        case .all(let parts): return parts.contains(where: \.beginsWithPlace)
        case .any(let parts): return parts.first?.beginsWithPlace ?? false
        }
    }
}

extension PlaceDescription {
    fileprivate var isRole: Bool {
        namedRole != nil
    }
}

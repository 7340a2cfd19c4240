// Questions about a description itself: its kinds, its placeholders, whether it asks for names.

import NormaExpressions
import NormaGuide
import NormaText

extension Description {
    /// The kinds of which something must be to fit; nil if the description leaves that open.
    func kinds(roles: RoleTable) -> [SubjectKind]? {
        kinds { name in roles.index(of: name).map { roles.kinds[$0] ?? [.type] } }
    }

    /// The placeholders of all patterns, including those inside predicates' arguments.
    var placeholders: [String] {
        var names: [String] = []
        forEachLeaf { names += $0.ownPlaceholders }
        return names
    }

    /// The placeholders without those of places: a thing outside every feature is certainly not in a folder of its feature, but
    /// for any other question the answer is unknown.
    var placeholdersBesidePlaces: [String] { placeholders(besidePlacesOfMembers: false) }

    /// The same where a member in a place is unwanted: members are where the thing is.
    var placeholdersBesidePlacesOfMembers: [String] { placeholders(besidePlacesOfMembers: true) }

    private func placeholders(besidePlacesOfMembers ofMembers: Bool) -> [String] {
        leaves().flatMap { leaf -> [String] in
            guard case .predicate(let use) = leaf else { return leaf.placeholders }
            if use.traits.contains(.asksForPlace) { return [] }
            guard ofMembers, use.traits.contains(.asksForMembers) else { return leaf.placeholders }
            return use.argument.descriptions.flatMap(\.placeholdersBesidePlacesOfMembers)
        }
    }

    private var ownPlaceholders: [String] {
        switch self {
        case .name(let pattern, _): pattern.placeholders
        case .predicate(let use): use.argument.placeholders
        default: []
        }
    }

    /// Whether it contains names directly: then a description without a kind is about declarations, not about files.
    var hasName: Bool {
        leaves().contains { leaf in
            switch leaf {
            case .name: true
            case .predicate(let use): use.traits.contains(.asksForName)
            default: false
            }
        }
    }
}

extension Argument {
    /// Those of its own patterns and texts, without those of nested descriptions.
    fileprivate var placeholders: [String] {
        switch self {
        case .patterns(let patterns): patterns.flatMap(\.placeholders)
        case .names(let names): names.patterns.flatMap(\.placeholders)
        case .places(let places): places.flatMap(\.placeholders)
        case .calls(let calls): calls.flatMap { ($0.receiver?.placeholders ?? []) + $0.name.placeholders }
        case .counterpart(let counterpart): counterpart.placeholders
        case .code(let uses): uses.flatMap { $0.conditions.flatMap(\.test.placeholders) }
        case .texts(let texts), .words(let texts): texts.flatMap { MessageTemplate.placeholders(of: $0.text) }
        case .settings(let conditions): conditions.flatMap(\.placeholders)
        case .description, .descriptions, .references, .measures, .platforms: []
        }
    }
}

extension CounterpartDescription {
    var placeholders: [String] { (names + paths).flatMap(\.placeholders) }
}

extension PlaceDescription {
    var placeholders: [String] {
        switch self {
        case .named(let text), .layer(let text): MessageTemplate.placeholders(of: text.text)
        default: pattern?.placeholders ?? []
        }
    }
}

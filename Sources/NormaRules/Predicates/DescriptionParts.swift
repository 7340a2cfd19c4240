// What a description says of itself: its kinds, its roles, its placeholders.

import NormaExpressions
import NormaGuide
import NormaText

extension Description {
    /// The roles that it names anywhere, those inside of predicates' arguments too.
    var roleNames: [String] {
        switch self {
        case .kind, .name: []
        case .role(let name, _): [name]
        case .predicate(let use): use.argument.roleNames
        case .all(let parts), .any(let parts): parts.flatMap(\.roleNames)
        case .not(let inner): inner.roleNames
        }
    }

    /// The words of the predicates that it is made of, without those inside of their arguments.
    var predicateWords: [String] {
        switch self {
        case .kind, .name, .role: []
        case .predicate(let use): [use.word]
        case .all(let parts), .any(let parts): parts.flatMap(\.predicateWords)
        case .not(let inner): inner.predicateWords
        }
    }

    /// The kinds that something must be of to fit; nil where the description does not say.
    func kinds(roles: RoleTable) -> [SubjectKind]? {
        switch self {
        case .kind(let kind, _): return [kind]
        case .role(let name, _):
            guard let index = roles.index(of: name) else { return nil }
            return roles.definitions[index].description.kinds(roles: roles) ?? [.type]
        case .name, .predicate, .not: return nil
        case .all(let parts): return parts.lazy.compactMap { $0.kinds(roles: roles) }.first
        case .any(let parts):
            var kinds: [SubjectKind] = []
            for part in parts {
                guard let more = part.kinds(roles: roles) else { return nil }
                kinds += more.filter { !kinds.contains($0) }
            }
            return kinds.isEmpty ? nil : kinds
        }
    }

    /// Whether all that it can fit is declared: not so of imports, comments, calls or files.
    func isOfDeclarations(roles: RoleTable) -> Bool {
        (kinds(roles: roles) ?? [.type]).allSatisfy { $0.declarationKinds != nil }
    }

    /// The placeholders of all patterns, those inside of predicates' arguments too.
    var placeholders: [String] {
        switch self {
        case .kind, .role: []
        case .name(let pattern, _): pattern.placeholders
        case .predicate(let use): use.argument.placeholders
        case .all(let parts), .any(let parts): parts.flatMap(\.placeholders)
        case .not(let inner): inner.placeholders
        }
    }

    /// The placeholders without those of places: what lies in no feature surely lies in no folder of its feature, but of anything
    /// else nothing can be told.
    var placeholdersBesidePlaces: [String] {
        switch self {
        case .kind, .role: []
        case .name(let pattern, _): pattern.placeholders
        case .predicate(let use): use.word == "in" ? [] : use.argument.placeholders
        case .all(let parts), .any(let parts): parts.flatMap(\.placeholdersBesidePlaces)
        case .not(let inner): inner.placeholdersBesidePlaces
        }
    }

    /// Whether names stand in it directly: then a kindless description is about declarations and not about files.
    var hasName: Bool {
        switch self {
        case .name: true
        case .kind, .role: false
        case .predicate(let use): use.word == "named"
        case .all(let parts), .any(let parts): parts.contains(where: \.hasName)
        case .not(let inner): inner.hasName
        }
    }
}

extension Argument {
    var descriptions: [Description] {
        switch self {
        case .description(let description): [description]
        case .descriptions(let descriptions): descriptions
        case .references(let reference): [reference.target]
        case .calls(let calls): calls.compactMap(\.on)
        case .patterns, .words, .texts, .places, .measures, .counterpart, .code, .platforms: []
        }
    }

    var roleNames: [String] {
        if case .places(let places) = self {
            return places.compactMap { if case .role(let name) = $0 { name.text } else { nil } }
        }
        return descriptions.flatMap(\.roleNames)
    }

    var placeholders: [String] {
        switch self {
        case .patterns(let patterns): patterns.flatMap(\.placeholders)
        case .places(let places): places.flatMap(\.placeholders)
        case .calls(let calls):
            calls.flatMap { call in
                (call.receiver?.placeholders ?? []) + call.name.placeholders + (call.on?.placeholders ?? [])
            }
        case .counterpart(let counterpart):
            (counterpart.name?.placeholders ?? []) + (counterpart.path?.placeholders ?? [])
        case .code(let uses): uses.flatMap { $0.conditions.flatMap { $0.patterns.flatMap(\.placeholders) } }
        case .texts(let texts), .words(let texts): texts.flatMap { MessageTemplate.placeholders(of: $0.text) }
        case .description, .descriptions, .references, .measures, .platforms: descriptions.flatMap(\.placeholders)
        }
    }
}

extension PlaceDescription {
    var placeholders: [String] {
        switch self {
        case .path(let pattern), .module(let pattern), .feature(let pattern): pattern.placeholders
        case .named(let text), .layer(let text): MessageTemplate.placeholders(of: text.text)
        case .role, .tests, .production, .previews: []
        }
    }
}

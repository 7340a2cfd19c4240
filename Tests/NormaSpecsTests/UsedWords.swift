// Which words of the language some guides use.

import NormaGuide

/// Collected from rules and roles as they were read, so a word in a comment or a name does not count.
struct UsedWords {
    private(set) var subjects: Set<String> = []
    private(set) var predicates: Set<String> = []
    private(set) var adjectives: Set<String> = []
    private(set) var measures: Set<String> = []
    private(set) var referenceRoles: Set<String> = []
    private(set) var contracts: Set<String> = []
    private(set) var checks: Set<String> = []

    init(in guides: [Guide]) {
        for guide in guides {
            for role in guide.definitions.roles { add(role.description) }
            for rule in guide.rules {
                add(rule.form)
                for exception in rule.exceptions { add(exception.description) }
            }
        }
    }

    private mutating func add(_ form: RuleForm) {
        switch form {
        case .every(let subject, let other), .everyNot(let subject, let other), .exactly(let subject, let other):
            addSubjects(of: subject)
            add(subject)
            add(other)
        case .only(let subject, let other):
            add(subject)
            add(other)
        case .check(let use):
            checks.insert(use.check)
            if let scope = use.scope { add(scope) }
        case .acyclic(let contract):
            contracts.insert("acyclic")
            if let scope = contract.scope { add(scope) }
        case .layers: contracts.insert("layers")
        case .allow: contracts.insert("allow")
        case .independent: contracts.insert("independent")
        case .covered: contracts.insert("covered")
        case .layout: contracts.insert("layout")
        }
    }

    private mutating func addSubjects(of description: Description) {
        switch description {
        case .kind(let kind, _): subjects.insert(kind.rawValue)
        case .all(let parts), .any(let parts): for part in parts { addSubjects(of: part) }
        case .trait(_, let inner, _): addSubjects(of: inner)
        case .role, .name, .predicate, .not: break
        }
    }

    private mutating func add(_ description: Description) {
        switch description {
        case .kind, .role, .name: break
        case .trait(_, let inner, _): add(inner)
        case .predicate(let use):
            predicates.insert(use.word)
            add(use)
        case .all(let parts), .any(let parts): for part in parts { add(part) }
        case .not(let part): add(part)
        }
    }

    private mutating func add(_ use: PredicateUse) {
        switch use.argument {
        case .words(let words): adjectives.formUnion(words.map(\.text))
        case .measures(let limits): measures.formUnion(limits.map(\.measure))
        case .references(let reference):
            referenceRoles.formUnion(reference.roles)
            add(reference.target)
        case .description(let description): add(description)
        case .descriptions(let descriptions): for description in descriptions { add(description) }
        case .calls(let calls): for on in calls.compactMap(\.on) { add(on) }
        case .patterns, .names, .texts, .places, .counterpart, .code, .platforms, .settings: break
        }
    }
}

// The rules about a change: without one, they are quiet.

import NormaGuide

/// The rules that ask, themselves or through a role, whether something is new, edited or moved.
package struct RulesOfChange: Sendable, Hashable {
    /// All that ask so in any part.
    package private(set) var all: Set<String> = []
    /// Those that can find nothing without a change; in others it is one of several conditions: `any: [{ be: new }, { be: public }]`.
    package private(set) var needingOne: Set<String> = []

    package init() {}

    package init(of guide: Guide) {
        let roles = Answers(ofRoles: guide.definitions.roles)
        for rule in guide.rules {
            let described = rule.described + rule.exceptions.map(\.description)
            guard described.contains(where: { roles.answers(of: $0).areAboutChange }) else { continue }
            all.insert(rule.name)
            if !rule.canFind(knowing: roles) { needingOne.insert(rule.name) }
        }
    }
}

/// The answers that a description can have while the change is unknown.
private struct PossibleAnswers {
    var yes = true
    var no = true
    var areAboutChange = false

    static let anything = Self()
    static let ofChange = Self(yes: false, no: false, areAboutChange: true)
}

private struct Answers {
    private var roles: [String: PossibleAnswers] = [:]

    init(ofRoles definitions: [RoleDefinition]) {
        for _ in 0..<Self.mostRounds {
            let count = roles.count
            for role in definitions {
                let found = answers(of: role.description)
                if found.areAboutChange { roles[role.name] = found }
            }
            if roles.count == count { break }
        }
    }

    /// Roles may name each other in any order; a longer chain against the order of the guide isn't followed.
    private static let mostRounds = 8

    func answers(of description: Description) -> PossibleAnswers {
        description.folded(
            { leaf in
                switch leaf {
                case .role(let name, _): roles[name] ?? .anything
                case .predicate(let use): answers(of: use)
                case .kind, .trait, .name, .all, .any, .not: .anything
                }
            },
            all: { parts in
                PossibleAnswers(
                    yes: parts.allSatisfy(\.yes),
                    no: parts.contains(where: \.no),
                    areAboutChange: parts.contains(where: \.areAboutChange)
                )
            },
            any: { parts in
                PossibleAnswers(
                    yes: parts.contains(where: \.yes),
                    no: parts.allSatisfy(\.no),
                    areAboutChange: parts.contains(where: \.areAboutChange)
                )
            },
            not: { PossibleAnswers(yes: $0.no, no: $0.yes, areAboutChange: $0.areAboutChange) }
        )
    }

    private func answers(of use: PredicateUse) -> PossibleAnswers {
        if use.word == BePredicate.word.word, case .words(let words) = use.argument {
            let asked = words.count { ChangeAdjectives.words.contains($0.text) }
            return asked == 0 ? .anything : PossibleAnswers(yes: false, no: asked < words.count, areAboutChange: true)
        }
        // Something else, such as a member, has to be new.
        let others = use.argument.descriptions.map { answers(of: $0) }.filter(\.areAboutChange)
        guard !others.isEmpty else { return .anything }
        let canHold = others.contains(where: \.yes)
        return PossibleAnswers(yes: canHold, no: canHold, areAboutChange: true)
    }
}

extension Rule {
    /// The descriptions of its form.
    fileprivate var described: [Description] {
        switch form {
        case .every(let left, must: let right), .everyNot(let left, mustNot: let right),
            .only(let left, may: let right), .exactly(let left, are: let right):
            [left, right]
        case .check(let use): use.scope.map { [$0] } ?? []
        case .acyclic(let contract): contract.scope.map { [$0] } ?? []
        case .layers, .allow, .independent, .covered, .layout: []
        }
    }

    /// Whether it can find something without a change.
    fileprivate func canFind(knowing roles: Answers) -> Bool {
        guard exceptions.allSatisfy({ roles.answers(of: $0.description).no }) else { return false }
        let parts = described.map { roles.answers(of: $0) }
        guard let left = parts.first else { return true }
        let right = parts.last ?? left
        return switch form {
        case .every: left.yes && right.no
        case .everyNot: left.yes && right.yes
        case .only: left.no && right.yes
        case .exactly: left.yes && right.no || left.no && right.yes
        case .check, .acyclic, .layers, .allow, .independent, .covered, .layout: left.yes
        }
    }
}

extension Description {
    /// Whether a part asks directly what a change did; a role may do so as well.
    var asksAboutChange: Bool { Answers(ofRoles: []).answers(of: self).areAboutChange }
}

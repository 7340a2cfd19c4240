// Which rules are about a change: without a state to compare with they are silent.

import NormaGuide

extension Guide {
    /// The rules that ask, themselves or through a role, whether something is new, edited or moved.
    package var rulesOfChange: Set<String> {
        var roles: Set<String> = []
        for role in definitions.roles where role.description.isAboutChange(roles) { roles.insert(role.name) }
        return Set(rules.filter { $0.isAboutChange(roles) }.map(\.name))
    }
}

extension Rule {
    fileprivate func isAboutChange(_ roles: Set<String>) -> Bool {
        let described: [Description] =
            switch form {
            case .every(let left, must: let right), .everyNot(let left, mustNot: let right),
                .only(let left, may: let right), .exactly(let left, are: let right):
                [left, right]
            case .check(let use): use.scope.map { [$0] } ?? []
            case .acyclic(let contract): contract.scope.map { [$0] } ?? []
            case .layers, .allow, .independent, .covered, .layout: []
            }
        return (described + exceptions.map(\.description)).contains { $0.isAboutChange(roles) }
    }
}

extension Description {
    /// - Parameter roles: those about a change.
    fileprivate func isAboutChange(_ roles: Set<String>) -> Bool {
        var found = false
        forEachLeaf { leaf in
            switch leaf {
            case .role(let name, _): found = found || roles.contains(name)
            case .predicate(let use):
                guard use.word == BePredicate.word.word, case .words(let words) = use.argument else { return }
                found = found || words.contains { ChangeAdjectives.words.contains($0.text) }
            case .kind, .trait, .name, .all, .any, .not: break
            }
        }
        return found
    }
}

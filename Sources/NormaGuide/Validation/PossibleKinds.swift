// The kinds of thing that a description can fit, so that a predicate for the wrong kind is reported at once.

import NormaText

extension Description {
    /// Nil: any kind.
    func possibleKinds(roles: [String: Set<SubjectKind>]) -> Set<SubjectKind>? {
        let named = namedKinds(roles: roles)
        if named != nil { return named }
        let implied = kinds { roles[$0].map { $0.sorted { $0.rawValue < $1.rawValue } } }
        return implied.map { $0.reduce(into: []) { $0.formUnion($1.alike) } }
    }

    /// Those of the kinds and roles that it names.
    private func namedKinds(roles: [String: Set<SubjectKind>]) -> Set<SubjectKind>? {
        folded(
            { leaf in
                switch leaf {
                case .kind(let kind, _): kind.alike
                case .role(let name, _): roles[name]
                default: nil
                }
            },
            all: { parts in
                let known = parts.compactMap { $0 }
                return known.first.map { first in known.dropFirst().reduce(first) { $0.intersection($1) } }
            },
            any: { parts in
                let known = parts.compactMap { $0 }
                return known.count < parts.count ? nil : known.reduce(into: []) { $0.formUnion($1) }
            },
            not: { _ in nil }
        )
    }
}

extension Description {
    /// The role, even if it is one of several alternatives that are all just names.
    fileprivate var roleAlone: (name: String, place: GuidePlace)? {
        switch self {
        case .role(let name, let place): (name, place)
        case .any(let parts): parts.lazy.compactMap(\.roleAlone).first
        default: nil
        }
    }
}

extension Description {
    /// Each alternative alone: a condition of one isn't a condition of another.
    fileprivate var alternatives: [Description] {
        if case .any(let parts) = self { parts.flatMap(\.alternatives) } else { [self] }
    }
}

extension SentenceChecks {
    /// `{ property: view }` where `view` is a role of types: nothing is both, so the rule would match nothing.
    func checkRoles(of description: Description) {
        switch description {
        case .all(let parts):
            let kinds = parts.compactMap { part in if case .kind(let kind, _) = part { kind } else { nil } }
            for part in parts {
                checkRoles(of: part)
                guard let kind = kinds.first, let (role, place) = part.roleAlone, !names.absentRoles.contains(role)
                else {
                    continue
                }
                let having = names.roleKinds[role] ?? SubjectKind.type.alike
                guard !having.isEmpty, having.isDisjoint(with: kind.alike) else { continue }
                let message = "`\(role)` is a role of this guide, but \(kind.noun) never has it"
                document.report(LocatedText(role, at: place), message, "to ask for the name, write `named: \(role)`")
            }
        case .any(let parts): for part in parts { checkRoles(of: part) }
        case .not(let part): checkRoles(of: part)
        // `have: { property: request }` where `request` is a role of types: nothing would ever have it.
        case .predicate(let use): for part in use.argument.descriptions { checkRoles(of: part) }
        case .kind, .role, .trait, .name: break
        }
    }

    /// `every: file` `must-not: logging` where `logging` is a role of calls: no file ever is one.
    func checkRole(_ predicate: Description, about subject: Description) {
        guard let (role, place) = predicate.roleAlone, let kinds = subject.possibleKinds(roles: names.roleKinds),
            let kind = SubjectKind.allCases.first(where: kinds.contains), !names.absentRoles.contains(role)
        else { return }
        let having = names.roleKinds[role] ?? SubjectKind.type.alike
        guard !having.isEmpty, having.isDisjoint(with: kinds) else { return }
        let message = "`\(role)` is a role that \(kind.noun) never has"
        document.report(
            LocatedText(role, at: place),
            message,
            "write how the two are related, as in `{ refer-to: \(role) }`"
        )
    }

    /// A role's conditions for itself must have a meaning for its kind, in each of its parts.
    func checkParts(of role: RoleDefinition, _ words: Words) {
        let parts = role.evidence.map { [$0.sure, $0.likely, $0.never].compactMap(\.self) } ?? [role.description]
        for part in parts.flatMap(\.alternatives) { checkPredicates(of: [part], about: part, words) }
    }

    /// Every predicate for the subject itself must have a meaning for its kind.
    func checkPredicates(of descriptions: [Description], about subject: Description, _ words: Words) {
        guard let kinds = subject.possibleKinds(roles: names.roleKinds), !kinds.isEmpty else { return }
        for use in descriptions.flatMap(\.predicates) {
            guard let word = words.predicates[use.word], !word.subjects.isEmpty else { continue }
            let known = word.subjects.reduce(into: Set<SubjectKind>()) { $0.formUnion($1.alike) }
            guard known.isDisjoint(with: kinds) else { continue }
            let given = SubjectKind.allCases.filter { kinds.contains($0) }.map(\.rawValue)
            let asked = word.subjects.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            let name = given.contains("type") && given.count > 2 ? "type" : given.first { $0 != "type" } ?? "type"
            let message = "`\(use.word)` doesn't apply to `\(name)`"
            document.report(LocatedText(use.word, at: use.place), message, "it applies to \(asked)")
        }
    }
}

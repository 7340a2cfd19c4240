// Which kinds of thing a description can fit, so that a predicate asked of the wrong kind is said at once.

import NormaText

extension Description {
    /// Nil: any kind.
    func possibleKinds(roles: [String: Set<SubjectKind>]) -> Set<SubjectKind>? {
        switch self {
        case .kind(let kind, _): return kind.alike
        case .role(let name, _): return roles[name]
        case .name, .predicate, .not: return nil
        case .all(let parts):
            let known = parts.compactMap { $0.possibleKinds(roles: roles) }
            guard let first = known.first else { return nil }
            return known.dropFirst().reduce(first) { $0.intersection($1) }
        case .any(let parts):
            var result: Set<SubjectKind> = []
            for part in parts {
                guard let kinds = part.possibleKinds(roles: roles) else { return nil }
                result.formUnion(kinds)
            }
            return result
        }
    }

    /// The predicates asked of the thing itself.
    fileprivate var ownPredicates: [PredicateUse] {
        switch self {
        case .predicate(let use): [use]
        case .all(let parts), .any(let parts): parts.flatMap(\.ownPredicates)
        case .not(let part): part.ownPredicates
        case .kind, .role, .name: []
        }
    }
}

extension SubjectKind {
    private static let types: Set<SubjectKind> = [.type, .class, .struct, .enum, .actor, .protocol]

    /// This kind, and those that are a case of it or that it is a case of.
    var alike: Set<SubjectKind> {
        if self == .type { return Self.types }
        if self == .test || self == .function { return [.test, .function] }
        return Self.types.contains(self) ? [self, .type] : [self]
    }
}

extension LanguageReader {
    /// Every predicate that is asked of the subject itself must have a meaning for its kind.
    mutating func checkPredicates(of descriptions: [Description], about subject: Description) {
        guard let kinds = subject.possibleKinds(roles: names.roleKinds), !kinds.isEmpty else { return }
        for use in descriptions.flatMap(\.ownPredicates) {
            guard let word = words.predicates[use.word], !word.subjects.isEmpty else { continue }
            let known = word.subjects.reduce(into: Set<SubjectKind>()) { $0.formUnion($1.alike) }
            guard known.isDisjoint(with: kinds) else { continue }
            let given = SubjectKind.allCases.filter { kinds.contains($0) }.map(\.rawValue)
            let asked = word.subjects.map { "`\($0.rawValue)`" }.joined(separator: ", ")
            let name = given.contains("type") && given.count > 2 ? "type" : given.first { $0 != "type" } ?? "type"
            let message = "`\(use.word)` can't be asked of `\(name)`"
            report(LocatedText(use.word, at: use.place), message, "it is for \(asked)")
        }
    }
}

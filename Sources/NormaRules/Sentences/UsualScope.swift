// The subjects of a rule whose scope names neither a kind nor a role: decided by its demands.

import NormaGuide

extension Description {
    /// Types, unless the words ask for parts of files (imports, calls, code), packages or strings.
    ///
    /// A scope that asks for a name is about declarations, whatever is demanded of them.
    func usualSubjects(askedBy asked: Description) -> UsualSubjects {
        let usual = asked.usualSubjectsOfPredicates
        if let special = usual.first(where: \.isSpecial) { return special }
        if usual.contains(.types) || usual.contains(.declarations) || hasName { return .types }
        return usual.contains(.files) ? .files : .types
    }

    /// The things that could break `only … may` with this limit: its own kinds, or the usual subjects of its words.
    func usualSubjectsOfLimit() -> UsualSubjects {
        let usual = usualSubjectsOfPredicates
        return usual.first { $0 != .files && $0 != .anything } ?? (usual.contains(.files) ? .files : .types)
    }

    /// Whether a condition of the thing itself asks for code inside of it.
    var asksForCode: Bool {
        leaves(withDenied: false).contains { leaf in
            guard case .predicate(let use) = leaf else { return false }
            return ["call", "contain", "create", "refer-to"].contains(use.word)
        }
    }

    private var usualSubjectsOfPredicates: [UsualSubjects] {
        predicates.compactMap { AllPredicates.type(of: $0.word)?.usualSubjects }
    }
}

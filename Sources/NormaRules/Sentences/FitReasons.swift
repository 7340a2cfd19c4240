// Why something fits a description or does not: each of its parts, asked alone.

import NormaFindings

/// One part of a description, asked of one thing.
package struct FitReason: Sendable {
    /// Nil where it can't be told.
    package var holds: Bool?
    /// "is held by `CartView`", "is not final".
    package var text: String
    /// Where that is seen; the thing itself where nothing tells more.
    package var place: Place
}

extension Scope {
    /// What must hold together, each with its answer; the kind alone, where it fits, is left out.
    package func reasons(for subject: Subject) -> [FitReason] {
        let captures = captures.bound(for: subject, in: context)
        return plan.conjuncts.compactMap { part in
            let verdict = part.verdict(of: subject, given: captures, in: context)
            if case .kind = part, verdict == .holds { return nil }
            let evidence: [Evidence] =
                switch verdict {
                case .holds: part.evidence(of: subject, given: captures, in: context)
                case .fails: part.misses(of: subject, given: captures, in: context)
                case .unknown: []
                }
            let told = evidence.prefix(3).map(\.phrase)
            return FitReason(
                holds: verdict == .unknown ? nil : verdict == .holds,
                text: told.isEmpty ? part.statement(given: captures) : told.joined(separator: ", "),
                place: context.place(evidence.first?.site ?? context.site(of: subject))
            )
        }
    }

    /// Everything that fits, and what may, in the order of the project; generated files are left out, as of rules.
    ///
    /// Cost: the description is asked of every thing of its kinds.
    package func found() -> [(subject: Subject, isSure: Bool)] {
        var found: [(subject: Subject, isSure: Bool)] = []
        forEach { subject, verdict, _ in found.append((subject, verdict == .holds)) }
        return found
    }
}

extension Plan {
    /// What must hold together, each alone.
    var conjuncts: [Plan] {
        if case .all(let conjunction) = self { conjunction.parts } else { [self] }
    }
}

// Why something fits a description or doesn't: each of its parts, asked alone.

import NormaFindings
import NormaText

/// One part of a description, asked about one thing.
package struct FitReason: Sendable {
    /// Nil if it is unknown.
    package var holds: Bool?
    /// "is held by `CartView`", "is not final".
    package var text: String
    /// The place that shows it; the thing itself if there is no better one.
    package var place: Place
}

extension Scope {
    /// The parts that must hold together, each with its answer; the kind alone is left out if it fits.
    package func reasons(for subject: Subject) -> [FitReason] {
        let captures = captures.bound(for: subject, in: context)
        return plan.conjuncts.compactMap { $0.reason(for: subject, given: captures, in: context) }
    }

    /// The same, but only the best supported of alternatives, each of its parts alone.
    func nearestReasons(for subject: Subject) -> (reasons: [FitReason], support: Support) {
        let captures = captures.bound(for: subject, in: context)
        let (parts, support) = plan.nearest(to: subject, given: captures, in: context)
        return (parts.compactMap { $0.reason(for: subject, given: captures, in: context) }, support)
    }

    /// Everything that fits or may fit, in the order of the project; generated files are left out, as for rules.
    ///
    /// Cost: the description is asked about every thing of its kinds.
    package func found() -> [(subject: Subject, isSure: Bool)] {
        var found: [(subject: Subject, isSure: Bool)] = []
        forEach { subject, verdict, _ in found.append((subject, verdict == .holds)) }
        return found
    }
}

extension Plan {
    /// The parts that must hold together, each alone.
    var conjuncts: [Plan] {
        if case .all(let conjunction) = self { conjunction.parts } else { [self] }
    }

    /// Nil for a kind that fits, which explains nothing.
    fileprivate func reason(for subject: Subject, given captures: Captures, in context: JudgingContext) -> FitReason? {
        let verdict = verdict(of: subject, given: captures, in: context)
        if case .kind = self, verdict == .holds { return nil }
        let evidence: [Evidence] =
            switch verdict {
            case .holds: self.evidence(of: subject, given: captures, in: context)
            case .fails: misses(of: subject, given: captures, in: context)
            case .unknown: []
            }
        let told = evidence.prefix(3).map(\.phrase)
        return FitReason(
            holds: verdict == .unknown ? nil : verdict == .holds,
            text: told.isEmpty ? statement(given: captures) : told.joined(separator: ", "),
            place: context.place(evidence.first?.site ?? context.site(of: subject))
        )
    }
}

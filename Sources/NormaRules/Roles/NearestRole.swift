// The role that a type without a role comes closest to, and what is missing.

import NormaGuide
import NormaProject
import NormaText

/// The support for one way to have a role. Fulfilled negations and kinds don't count as support.
struct Support: Comparable {
    var yes = 0
    var no = 0
    /// Its kind rules it out.
    var isExcluded = false

    static func < (left: Support, right: Support) -> Bool {
        if left.isExcluded != right.isExcluded { return left.isExcluded }
        // Two of three are closer than two of four, and three of four are closer than one of one.
        return (left.yes - left.no, left.yes) < (right.yes - right.no, right.yes)
    }

    static func + (left: Support, right: Support) -> Support {
        Support(yes: left.yes + right.yes, no: left.no + right.no, isExcluded: left.isExcluded || right.isExcluded)
    }

    /// Two parts support it, and at least as many as are missing.
    var isNear: Bool { !isExcluded && yes >= 2 && yes >= no }
}

extension Plan {
    /// The parts that must hold together; if there are alternatives, the best supported one.
    func nearest(
        to subject: Subject,
        given captures: Captures,
        in context: JudgingContext
    ) -> (parts: [Plan], support: Support) {
        switch self {
        case .all(let conjunction):
            return conjunction.parts.reduce(into: ([], Support())) { whole, part in
                let nearest = part.nearest(to: subject, given: captures, in: context)
                whole.0 += nearest.parts
                whole.1 = whole.1 + nearest.support
            }
        case .any(let disjunction):
            // Alternatives of only a kind or a name each are one question.
            guard disjunction.parts.contains(where: { $0.conjuncts.count > 1 }) else { break }
            var best: (parts: [Plan], support: Support)?
            for part in disjunction.parts {
                let nearest = part.nearest(to: subject, given: captures, in: context)
                guard let known = best, nearest.support <= known.support else {
                    best = nearest
                    continue
                }
            }
            return best ?? ([self], Support())
        case .kind, .role, .trait, .name, .predicate, .not: break
        }
        return ([self], support(of: subject, given: captures, in: context))
    }

    private func support(of subject: Subject, given captures: Captures, in context: JudgingContext) -> Support {
        let verdict = verdict(of: subject, given: captures, in: context)
        switch (self, verdict) {
        case (.kind, .fails): return Support(isExcluded: true)
        case (.any(let alternatives), .fails) where alternatives.parts.allSatisfy(\.isKind):
            return Support(isExcluded: true)
        case (.any(let alternatives), .holds) where alternatives.parts.allSatisfy(\.isKind): return Support()
        case (.kind, _), (.not, .holds): return Support()
        case (_, .holds): return Support(yes: 1)
        case (_, .fails): return Support(no: 1)
        case (_, .unknown): return Support()
        }
    }

    private var isKind: Bool {
        if case .kind = self { true } else { false }
    }
}

extension JudgingContext {
    /// For a type without a role: the role with the most support, the first if several are equal; nil if none has enough.
    package func nearestRole(for declaration: DeclarationID) -> RoleReasons? {
        var best: (reasons: RoleReasons, support: Support)?
        for definition in roles.definitions where !definition.isTrait {
            let likely = definition.evidence?.likely
            for (sense, description) in [(RoleReasons.Sense.sure, definition.sure), (.likely, likely)] {
                guard let description else { continue }
                let scope = Scope(description, in: self, preferring: .types)
                let (reasons, support) = scope.nearestReasons(for: .declaration(declaration))
                guard support.isNear else { continue }
                if let best, support <= best.support { continue }
                let statements = reasons.map {
                    RoleReasons.Statement(sense: sense, holds: $0.holds, text: $0.text, place: $0.place)
                }
                best = (RoleReasons(role: definition.name, certainty: nil, statements: statements), support)
            }
        }
        return best?.reasons
    }
}

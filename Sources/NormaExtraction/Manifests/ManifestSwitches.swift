// `switch` in a manifest: over a target's type, or over a name that is known.

import SwiftSyntax

extension ManifestInterpreter {
    mutating func run(_ switching: SwitchExprSyntax) -> Flow {
        let reason = "which case is taken can't be known without running the manifest"
        guard let taken = taken(of: switching) else { return undecided(Syntax(switching), because: reason) }
        scopes.append([:])
        defer { scopes.removeLast() }
        let flow = run(taken.statements)
        // `break` leaves the switch, not a loop around it.
        if case .leftLoop = flow { return .next }
        return flow
    }

    /// The case that the subject's value matches; nil if that can't be decided.
    private mutating func taken(of switching: SwitchExprSyntax) -> SwitchCaseSyntax? {
        let subject = evaluate(switching.subject)
        guard subject.unknownReason == nil else { return nil }
        for element in switching.cases {
            guard let candidate = element.as(SwitchCaseSyntax.self) else { return nil }
            guard let label = candidate.label.as(SwitchCaseLabelSyntax.self) else { return candidate }
            for item in label.caseItems {
                guard item.whereClause == nil else { return nil }
                guard let pattern = item.pattern.as(ExpressionPatternSyntax.self) else {
                    if item.pattern.is(WildcardPatternSyntax.self) { return candidate }
                    return nil
                }
                let value = evaluate(pattern.expression)
                guard value.unknownReason == nil else { return nil }
                if subject.isSame(as: value) { return candidate }
            }
        }
        return nil
    }
}

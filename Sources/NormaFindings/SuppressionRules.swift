// The rules about suppression comments themselves, with their texts for reports.

/// Norma's own rules about `norma:allow` comments; no guide has to ask for them, and no comment can allow them.
package enum SuppressionRule: String, Sendable, CaseIterable {
    case allowNeedsReason = "allow-needs-reason"
    case allowIsStale = "allow-is-stale"
    case allowNamesUnknownRule = "allow-names-unknown-rule"
    case allowIsLocked = "allow-is-locked"

    /// Only a missing reason is an error: otherwise the finding itself is reported, so the comment is a leftover.
    package var severity: Severity { self == .allowNeedsReason ? .error : .warning }

    package static let heading = "Comments that allow"

    /// The rule as a report shows it; it belongs to Norma, not to the team's guide.
    package var summary: RuleSummary {
        .ofNorma(rawValue, severity, heading: Self.heading, reason: reason, instead: instead)
    }

    private var reason: String {
        switch self {
        case .allowNeedsReason:
            "An exception without a reason can be neither judged in review nor taken back later."
        case .allowIsStale:
            "A comment that allows nothing hides the next finding that appears in its place."
        case .allowNamesUnknownRule:
            "A comment with a mistyped name allows nothing, although its reader believes that it does."
        case .allowIsLocked:
            "The guide locks a rule whose exceptions must be agreed on in the guide, not in the code."
        }
    }

    private var instead: String {
        switch self {
        case .allowNeedsReason:
            "Say why it is right here: `// norma:allow RULE because REASON`."
        case .allowIsStale:
            "Delete the comment, or move it to the line of the finding that it is meant for."
        case .allowNamesUnknownRule:
            "Write the rule's name as the finding shows it: `// norma:allow RULE because REASON`."
        case .allowIsLocked:
            "Fix the code, or propose an `except:` with its reason for the rule in the guide."
        }
    }
}

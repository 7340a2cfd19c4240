// The rules about what a document says exists, with their texts for reports.

/// Norma's own rules about documents for people and agents; no guide has to ask for them.
package enum ClaimRule: String, Sendable, CaseIterable {
    case namedPathExists = "named-path-exists"
    case namedCodeExists = "named-code-exists"
    case namedCommandExists = "named-command-exists"

    package static let heading = "Documents about this code"

    /// - Parameter isForAgents: whether an agent follows the document; a person notices a wrong name.
    package static func severity(isForAgents: Bool) -> Severity { isForAgents ? .warning : .note }

    /// The rule as a report shows it; it belongs to Norma, not to the team's guide.
    package var summary: RuleSummary {
        .ofNorma(rawValue, .warning, heading: Self.heading, reason: reason, instead: instead, isLocked: false)
    }

    private var reason: String {
        switch self {
        case .namedPathExists:
            "An agent that is sent to a file or folder that isn't there searches for it, or creates it a second time."
        case .namedCodeExists:
            "An agent uses the names that its instructions give, so a name that is gone comes back as new code."
        case .namedCommandExists:
            "A command that can't run ends the work, or the agent guesses another one."
        }
    }

    private var instead: String {
        switch self {
        case .namedPathExists: "Write the present path, or remove the sentence."
        case .namedCodeExists: "Write the present name, or remove the sentence."
        case .namedCommandExists: "Write a command that runs, or remove it."
        }
    }
}

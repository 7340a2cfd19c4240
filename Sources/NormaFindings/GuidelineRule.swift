// The rules about a document for people that a guide names, with their texts for reports.

/// Norma's own rules about the documents of a guide; they are judged if the guide names one, and nothing has to ask for them.
package enum GuidelineRule: String, Sendable, CaseIterable {
    case quotedSentenceExists = "quoted-sentence-exists"
    case limitAgreesWithDocument = "limit-agrees-with-document"
    case sentenceIsPlaced = "sentence-is-placed"

    /// A sentence without a rule is a task for later, a wrong one misleads its reader.
    package var severity: Severity { self == .sentenceIsPlaced ? .note : .warning }

    package static let heading = "Documents that the guide enforces"

    /// The rule as a report shows it; it belongs to Norma, not to the team's guide.
    package var summary: RuleSummary {
        .ofNorma(rawValue, severity, heading: Self.heading, reason: reason, instead: instead)
    }

    private var reason: String {
        switch self {
        case .quotedSentenceExists:
            "A rule that quotes a sentence which was changed or deleted may enforce something that is no longer asked for."
        case .limitAgreesWithDocument:
            "If the document gives another number than the rule, one of them is wrong, and readers follow the document."
        case .sentenceIsPlaced:
            "A sentence of the document that no rule enforces and no reviewer is asked about is easily forgotten."
        }
    }

    private var instead: String {
        switch self {
        case .quotedSentenceExists:
            "Look whether the rule still does what the document demands, then quote its present sentence in `enforces:`."
        case .limitAgreesWithDocument:
            "Change the rule's limit or the sentence, so that both give the same number."
        case .sentenceIsPlaced:
            "Quote it with `enforces:` in a rule, or in a review question if only a person can judge it."
        }
    }
}

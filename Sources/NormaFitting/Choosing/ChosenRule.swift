// A rule of a built-in book that this code nearly keeps, or that its own documents ask for.

import NormaFindings

/// A rule to take into the guide of a project, with the evidence that a person needs to agree.
package struct ChosenRule: Sendable, Equatable {
    package enum Reason: Sendable, Equatable {
        /// The code keeps it, except at `exceptions`.
        case kept
        /// A document of the project asks for it, at this line of its own.
        case demanded(document: String, line: Int)
    }

    /// The built-in guide, as `yaml take from=` names it.
    package let book: String
    package let name: String
    package let severity: Severity
    /// How many subjects the rule looked at.
    package let subjects: Int
    /// Where the code breaks it today, as paths with a line.
    package let exceptions: [String]
    package let reason: Reason

    package init(
        book: String,
        name: String,
        severity: Severity,
        subjects: Int,
        exceptions: [String],
        reason: Reason
    ) {
        self.book = book
        self.name = name
        self.severity = severity
        self.subjects = subjects
        self.exceptions = exceptions
        self.reason = reason
    }
}

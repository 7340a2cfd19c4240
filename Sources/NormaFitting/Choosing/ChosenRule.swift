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
    /// An error if nothing breaks it today, else a warning.
    package let severity: Severity
    /// How often the code could have broken it: the things that it asks something of, or the files that it looks at.
    package let subjects: Int
    /// How many of these break it.
    package var broken = 0
    /// Where the code breaks it today, as paths with a line, in the order of paths and lines.
    package let exceptions: [String]
    package let reason: Reason
    /// What the rule is about.
    package var theme = Theme.safety
    /// Why a team wants it, as the second half of a sentence.
    package var why = ""
    /// The limit to write beside it; nil: the book's own, or none.
    package var atMost: Int?
    /// The second limit to write beside it, so that what is warned of isn't an error from the first day.
    package var neverAbove: Int?
    /// The places that the guide has to declare for it, by the names that its book has for them; empty: `none`.
    package var places: [String: [String]] = [:]

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

/// What a rule is about; a guide takes few of each.
package enum Theme: String, Sendable, CaseIterable {
    case structure, scenes, state, views, data, dependencies, tests, concurrency, packages, safety, names, style
}

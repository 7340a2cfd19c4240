// What a report needs to know of a rule: its words, not how it is decided.

/// A rule of the guide as its reader knows it.
package struct RuleSummary: Sendable, Hashable, Codable {
    package var name: String
    package var severity: Severity
    /// The heading that the rule stands under, without `#`.
    package var heading: String
    /// All headings down to it, outermost first.
    package var headingPath: [String]
    /// Why the rule is there: its `because`, or the prose of its section. Markdown.
    package var reason: String
    /// What to do instead, where the guide says so.
    package var instead: String?
    /// The guide's name: `golden-path`.
    package var guide: String
    /// The guide's file as the user would open it; nil for a built-in guide.
    package var guidePath: String?
    /// The line in the guide at which the rule begins.
    package var guideLine: Int
    /// A locked rule can't be allowed in code.
    package var isLocked: Bool

    package init(
        name: String,
        severity: Severity,
        heading: String,
        headingPath: [String],
        reason: String,
        instead: String?,
        guide: String,
        guidePath: String?,
        guideLine: Int,
        isLocked: Bool = false
    ) {
        self.name = name
        self.severity = severity
        self.heading = heading
        self.headingPath = headingPath
        self.reason = reason
        self.instead = instead
        self.guide = guide
        self.guidePath = guidePath
        self.guideLine = guideLine
        self.isLocked = isLocked
    }
}

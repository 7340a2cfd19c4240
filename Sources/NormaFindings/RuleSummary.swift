// What a report needs to know about a rule: its text, not how it is judged.

/// A rule of the guide as its reader knows it.
package struct RuleSummary: Sendable, Hashable {
    package var name: String
    package var severity: Severity
    /// The heading of the rule, without `#`.
    package var heading: String
    /// All headings down to it, outermost first.
    package var headingPath: [String]
    /// Why the rule exists: its `because`, or the prose of its section. Markdown.
    package var reason: String
    /// The guide's advice, if any.
    package var instead: String?
    /// The guide's name: `golden-path`.
    package var guide: String
    /// The guide's file as the user would open it; nil for a built-in guide.
    package var guidePath: String?
    /// The line in the guide at which the rule begins.
    package var guideLine: Int
    /// A locked rule can't be allowed in code.
    package var isLocked: Bool
    /// The changes by extending guides, the farthest first.
    package var adjustments: [RuleAdjustment]

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
        isLocked: Bool = false,
        adjustments: [RuleAdjustment] = []
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
        self.adjustments = adjustments
    }
}

/// A guide's change to a rule that it inherits.
package struct RuleAdjustment: Sendable, Hashable {
    /// Each in a few words: "at-most 400 (was 300)".
    package var changes: [String]
    /// Why; Markdown.
    package var because: String
    /// The adjusting guide's file as the user would open it, and the line.
    package var guideFile: String
    package var guideLine: Int

    package init(changes: [String], because: String, guideFile: String, guideLine: Int) {
        self.changes = changes
        self.because = because
        self.guideFile = guideFile
        self.guideLine = guideLine
    }

    /// "TEAM.md:12: at-most 400 (was 300)".
    package var text: String { "\(guideFile):\(guideLine): \(changes.joined(separator: ", "))" }
}

extension RuleSummary {
    /// A rule of Norma itself, which no guide has to ask for.
    static func ofNorma(
        _ name: String,
        _ severity: Severity,
        heading: String,
        reason: String,
        instead: String? = nil,
        isLocked: Bool = true
    ) -> RuleSummary {
        RuleSummary(
            name: name,
            severity: severity,
            heading: heading,
            headingPath: [heading],
            reason: reason,
            instead: instead,
            guide: "norma",
            guidePath: nil,
            guideLine: 1,
            isLocked: isLocked
        )
    }
}

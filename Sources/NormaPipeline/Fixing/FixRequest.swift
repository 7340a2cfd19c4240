// The input of a fixing run, and its outcome.

import NormaFindings
import NormaText

package struct FixRequest: Sendable {
    /// The tree and the guide; every rule of the guide is judged, because none may find more afterwards.
    package var check: CheckRequest
    /// The rules whose findings are fixed; nil: all of the guide.
    package var rules: Set<String>?
    /// The highest level of a fix that is made.
    package var level: FixLevel
    /// Called once, with the files to change: why one of them must not be changed.
    package var refusals: @Sendable ([RelativePath]) -> [RelativePath: String]

    package init(
        check: CheckRequest,
        rules: Set<String>? = nil,
        level: FixLevel = .safe,
        refusals: @escaping @Sendable ([RelativePath]) -> [RelativePath: String] = { _ in [:] }
    ) {
        self.check = check
        self.rules = rules
        self.level = level
        self.refusals = refusals
    }
}

/// A file with its fixes.
package struct FixedFile: Sendable {
    package var path: RelativePath
    package var before: [UInt8]
    package var after: [UInt8]
    /// The fixed findings, in the order in which they were fixed.
    package var findings: [Finding]
    /// Whether the formatter has formatted it.
    package var isLaidOut = false

    package init(path: RelativePath, before: [UInt8], after: [UInt8], findings: [Finding]) {
        self.path = path
        self.before = before
        self.after = after
        self.findings = findings
    }
}

/// A finding with a fix that was not made.
package struct RefusedFix: Sendable {
    package var finding: Finding
    /// A sentence without its capital and its full stop.
    package var reason: String
}

package struct FixOutcome: Sendable {
    /// By path; the texts are not written yet.
    package var files: [FixedFile]
    /// By place.
    package var refused: [RefusedFix]
    /// The findings in the original tree.
    package var before: CheckResult
    /// Files that could not be read and are left alone.
    package var unread: [InputProblem]
    /// Findings without a fix.
    package var byHand: [Finding]
    /// Findings whose fix has a higher level than requested.
    package var onReview: [Finding]
}

// What is asked of a run that puts things right, and what comes out of it.

import NormaFindings
import NormaText

package struct FixRequest: Sendable {
    /// The tree and the guide; every rule of the guide is judged, because none may find more afterwards.
    package var check: CheckRequest
    /// The rules whose findings are to be put right; nil: all of the guide.
    package var rules: Set<String>?
    /// The highest level of a fix that is made.
    package var level: FixLevel
    /// Asked once, with the files that something is to be changed in: why one of them must stay as it is.
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

/// A file with what was put right in it.
package struct FixedFile: Sendable {
    package var path: RelativePath
    package var before: [UInt8]
    package var after: [UInt8]
    /// What was found before and is not found any more, in the order in which it was put right.
    package var findings: [Finding]
    /// The formatter has laid it out anew.
    package var isLaidOut = false

    package init(path: RelativePath, before: [UInt8], after: [UInt8], findings: [Finding]) {
        self.path = path
        self.before = before
        self.after = after
        self.findings = findings
    }
}

/// A finding that has a fix which was not made.
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
    /// What is found in the tree as it was.
    package var before: CheckResult
    /// Files that could not be read, and so were not looked at.
    package var unread: [InputProblem]
    /// Findings that stay because only a person can put them right.
    package var byHand: [Finding]
    /// Findings that stay because their fix is of a higher level than was asked for.
    package var onReview: [Finding]
}

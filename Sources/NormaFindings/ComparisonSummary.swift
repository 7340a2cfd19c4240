// The base of a comparison that reports only what a change made worse.

package struct ComparisonSummary: Sendable, Hashable {
    /// The abbreviated commit.
    package var commit: String
    /// The branch or commit, given or found: `origin/main`.
    package var reference: String
    package var changedFiles: Int
    /// How many findings already existed, and aren't among those of the result.
    package var oldFindings: Int
    /// How many of the earlier findings are gone.
    package var goneFindings: Int
    /// What to compare with instead, if the work is on the base itself: `HEAD~1`; nil if there is nothing to offer.
    package var alternative: String?

    /// Nothing differs from the base, so no finding could be new.
    package var isEmpty: Bool { changedFiles == 0 }

    package init(commit: String, reference: String, changedFiles: Int, oldFindings: Int = 0, goneFindings: Int = 0) {
        self.commit = commit
        self.reference = reference
        self.changedFiles = changedFiles
        self.oldFindings = oldFindings
        self.goneFindings = goneFindings
    }
}

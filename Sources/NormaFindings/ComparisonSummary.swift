// What a tree was compared with, where only what a change made worse is reported.

package struct ComparisonSummary: Sendable, Hashable, Codable {
    /// The commit, as people write it.
    package var commit: String
    /// The branch or commit that was named, or found: `origin/main`.
    package var reference: String
    package var changedFiles: Int
    /// How many findings were there before, and are not among those of the result.
    package var oldFindings: Int
    /// How many of the findings before are gone.
    package var goneFindings: Int

    package init(
        commit: String,
        reference: String,
        changedFiles: Int,
        oldFindings: Int = 0,
        goneFindings: Int = 0
    ) {
        self.commit = commit
        self.reference = reference
        self.changedFiles = changedFiles
        self.oldFindings = oldFindings
        self.goneFindings = goneFindings
    }
}

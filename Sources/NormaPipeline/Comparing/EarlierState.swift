// The tree before a change, in the form that a check needs to find out what the change made worse.

import NormaFiles
import NormaFindings
import NormaText

package struct EarlierState: Sendable {
    package var workspace: any Workspace
    /// The name of the state, for the report.
    package var summary: ComparisonSummary
    /// Files that differ, including new and deleted ones.
    package var changed: Set<RelativePath>
    /// The new ones among them.
    package var added: Set<RelativePath>
    /// From the earlier path of a file to its present path; evaluated only if something is left to be paired.
    package var renames: @Sendable () -> [RelativePath: RelativePath]
    /// The failures of that question; to be read after it.
    package var notices: @Sendable () -> [Notice] = { [] }

    package init(
        workspace: any Workspace,
        summary: ComparisonSummary,
        changed: Set<RelativePath>,
        added: Set<RelativePath>,
        renames: @escaping @Sendable () -> [RelativePath: RelativePath] = { [:] }
    ) {
        self.workspace = workspace
        self.summary = summary
        self.changed = changed
        self.added = added
        self.renames = renames
    }
}

// The tree as it was before a change, as a check needs it to tell what the change made worse.

import NormaFiles
import NormaFindings
import NormaText

package struct EarlierState: Sendable {
    package var workspace: any Workspace
    /// What the state is called, for the report.
    package var summary: ComparisonSummary
    /// Files that are not as they were, those among them that are new or gone.
    package var changed: Set<RelativePath>
    /// Those among them that were not there.
    package var added: Set<RelativePath>
    /// From the earlier path of a file to its path now; asked only where something is left to be paired.
    package var renames: @Sendable () -> [RelativePath: RelativePath]
    /// What could not be told of that, and why; asked after it.
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

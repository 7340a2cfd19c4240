// What a check is asked to do, and all that comes out of it.

import NormaFiles
import NormaFindings
import NormaGuide
import NormaProject
import NormaRules
import NormaText

package struct CheckRequest: Sendable {
    package var workspace: any Workspace
    package var guide: PreparedGuide
    /// How the guide was chosen, for the report.
    package var guideOrigin: String
    /// The rules to judge; nil: all of the guide.
    package var rules: Set<String>?
    /// Whether inherited roles that no rule speaks of are worked out too, for those who list them.
    package var findsAllRoles = false
    /// The parts of the tree to report on; empty: all of it.
    package var focus: [RelativePath]
    /// Whether findings of one cause are told as one, with all places.
    package var joinsCauses = false
    /// Whether a file that is newly left out for what it says of itself is input that could not be checked.
    package var reportsNewlyGenerated = false
    /// Whether of very many findings of a rule in a file the first are listed and the others counted: reports are read.
    package var cutsCrowds = false
    /// Whether the lines of findings are looked up, for those who show them.
    package var showsLines = true
    /// Who owns the files, where the result is to say it.
    package var owners: CodeOwners?
    /// `YYYY-MM-DD`, for exceptions and suppressions with a last day.
    package var today: String
    package var threads: Int
    /// What a compiler says of names that the source leaves open, and what is to be said of where that comes from.
    package var answers = CompilerAnswers()
    package var answerNotices: [Notice] = []
    /// The findings that are accepted for now; nil where none are.
    package var baseline: GivenBaseline?
    /// The tree before a change: only what the change made worse is reported. Nil: everything is.
    package var earlier: EarlierState?
    /// The levels at which the result shows the project's structure, with the guide's text and sizes; nil: none of these.
    package var surveyed: [StructureLevel]?
    /// Hands the files on in reverse order: the outcome must be the same.
    package var reversesInput: Bool
    /// Whether inherited rules about a place say nothing while the tree doesn't have it; an example shows a rule at a few files.
    package var waitsForPlaces = true
    /// Told how far the check is; nil where nobody looks.
    package var progress: CheckProgress?
    /// How long one file may take. Reading one takes a thousandth of this; what takes longer is a bug that no guard caught, or
    /// a disk that does not answer.
    package var patience: Duration = .seconds(30)

    package init(
        workspace: any Workspace,
        guide: PreparedGuide,
        guideOrigin: String = "",
        rules: Set<String>? = nil,
        focus: [RelativePath] = [],
        today: String,
        threads: Int = ParallelMap.defaultThreadCount,
        reversesInput: Bool = false
    ) {
        self.workspace = workspace
        self.guide = guide
        self.guideOrigin = guideOrigin
        self.rules = rules
        self.focus = focus
        self.today = today
        self.threads = threads
        self.reversesInput = reversesInput
    }
}

extension CheckRequest {
    /// What is in the tree, with the hidden folders that the guide names.
    package var tree: FileTree { workspace.tree(revealing: guide.guide.hiddenFolders) }

    /// The request with the guide's inherited places as the tree spells them.
    func spelled(as tree: FileTree) -> CheckRequest {
        guard waitsForPlaces else { return self }
        let names = FolderSearch.names(of: guide.guide, in: tree.folders)
        guard !names.isEmpty else { return self }
        var request = self
        request.guide = guide.judging(by: guide.guide.naming(names))
        return request
    }
}

package struct CheckOutcome: Sendable {
    package var result: CheckResult
    /// For each judged rule: how many subjects it looked at.
    package var subjectCounts: [String: Int]
    /// What the rules saw: the project, the roles.
    package var context: JudgingContext
}

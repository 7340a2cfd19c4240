// The input of a check, and its complete outcome.

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
    /// Whether to derive inherited roles that no rule uses, for lists of roles.
    package var findsAllRoles = false
    /// Whether to find out what the change did to each declaration, even if no rule asks.
    package var readsChange = false
    /// The parts of the tree to report on; empty: all of it.
    package var focus: [RelativePath]
    /// Whether findings of one cause are reported as one, with all places.
    package var joinsCauses = false
    /// Whether a file that newly declares itself generated counts as input that could not be checked.
    package var reportsNewlyGenerated = false
    /// Whether to report names that the change removed and that are still used.
    package var reportsRemovedNames = false
    /// The documents whose statements about the code are compared with it; nil: those that the configuration chooses.
    package var chosenDocuments: ComparedDocuments?
    /// Whether they are compared although only some rules are judged.
    package var comparesDocuments = false
    /// The rules about documents that aren't judged.
    package var skippedClaims: Set<String> = []
    /// Whether only the first of very many findings of a rule in a file are listed and the others counted, for readers.
    package var cutsCrowds = false
    /// Whether to look up the lines of findings, for reports that show them.
    package var showsLines = true
    /// The owners of the files, if the result includes them.
    package var owners: CodeOwners?
    /// `YYYY-MM-DD`, for exceptions and suppressions with a last day.
    package var today: String
    package var threads: Int
    /// What the caller found out on the way, such as submodules that a change looks into.
    package var notices: [Notice] = []
    /// The findings that are accepted for now; nil if there are none.
    package var baseline: GivenBaseline?
    /// The comments that allow something and aren't added by a change; nil: all comments count.
    package var knownAllowances: KnownAllowances?
    /// The marks of generated code that aren't added by a change; nil: all marks count.
    package var trustedMarks: TrustedMarks?
    /// The tree before a change: only findings that got worse are reported. Nil: all are.
    package var earlier: EarlierState?
    /// The levels of the structure in the result, which then includes the guide's text and sizes; nil: none of these.
    package var surveyed: [StructureLevel]?
    /// Processes the files in reverse order: the outcome must be the same.
    package var reversesInput: Bool
    /// Whether inherited rules about a place are silent while the tree doesn't have it; an example shows a rule with a
    /// few files.
    package var waitsForPlaces = true
    /// Records the progress; nil if it isn't shown.
    package var progress: CheckProgress?
    /// The time limit for one file. Reading one takes a thousandth of it; a longer time is a bug that no guard caught,
    /// or a disk that doesn't answer.
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
    var documents: ComparedDocuments { chosenDocuments ?? guide.guide.definitions.configuredDocuments }

    /// The files of the tree, including the hidden folders that the guide names.
    package var tree: FileTree { workspace.tree(revealing: guide.guide.hiddenFolders) }

    /// The request with the guide's inherited places in the tree's spelling.
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
    /// What the rules used: the project, the roles.
    package var context: JudgingContext
}

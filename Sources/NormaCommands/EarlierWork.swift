// The state of a tree at a commit, as the earlier state of a check.

import NormaFindings
import NormaFiles
import NormaHistory
import NormaPipeline
import NormaText

struct EarlierWork {
    let repository: Repository
    let base: Revision
    /// Whether the base was found, not named by the user.
    var isDefault = false

    /// Adds the earlier state to a request.
    ///
    /// - Parameter isUndone: the files whose changes are undone in it; nil: all. A file that is undone takes its earlier
    ///   path with it.
    /// - Returns: false if none of these files has changed; then nothing is added.
    @discardableResult
    func add(to request: inout CheckRequest, _ tree: CheckedTree, only isUndone: ((RelativePath) -> Bool)? = nil) throws
        -> Bool
    {
        let differences = try repository.changes(since: base)
        var changes = differences.following(request.tree.linked)
        let questions = GitQuestions(
            withoutAnswer: "So a renamed file counts as a new one, and its old findings as new."
        )
        var known: [RelativePath: RelativePath]?
        if let isUndone {
            let named = changes.only(isUndone)
            guard !named.paths.isEmpty else { return false }
            // A new file may be an old one that was moved.
            let renames = named.added.isEmpty ? [:] : renames(among: differences, questions)
            let sources = Set(renames.filter { isUndone($0.value) }.keys)
            changes = changes.only { isUndone($0) || sources.contains($0) }
            known = renames.filter { sources.contains($0.key) }
        }
        let found = known
        request.earlier = EarlierState(
            workspace: EarlierTree(
                before: changes,
                try repository.contents(of: changes),
                of: tree.workspace,
                leavingOut: tree.exclusions
            ),
            summary: ComparisonSummary(
                commit: base.shortName,
                reference: base.reference,
                changedFiles: found == nil ? differences.paths.count : changes.paths.count
            ),
            changed: changes.paths,
            added: changes.added,
            renames: { found ?? renames(among: differences, questions) }
        )
        request.earlier?.notices = { questions.notices }
        if isUndone == nil, isDefault || differences.paths.isEmpty {
            request.earlier?.summary.alternative = try repository.commitBefore(base)
        }
        if isUndone == nil { request.notices += changes.submodules.map(Self.notice) }
        return true
    }

    private func renames(among differences: TreeChanges, _ questions: GitQuestions) -> [RelativePath: RelativePath] {
        questions.answer(or: [:]) { () throws(SourceProblem) in try repository.renames(among: differences) }
    }

    private static func notice(of submodule: RelativePath) -> Notice {
        let message =
            "The submodule `\(submodule)` has changed: another commit is checked out, or files are edited. Findings in it aren't compared. "
            + "Run `norma check --changed` in its folder."
        return Notice(kind: .information, message: message)
    }
}

// `--changed[=REF]`: reports only what a change made worse.

import ArgumentParser
import NormaFiles
import NormaFindings
import NormaHistory
import NormaPipeline
import NormaText

struct ChangedOption: ParsableArguments {
    @Option(
        name: .customLong(Self.name),
        help: ArgumentHelp(
            "Report only what got worse since the work left a branch, `--changed=REF`.",
            discussion:
                "Without `=REF`: the remote's default branch, else main or master. Uncommitted work counts.",
            valueName: "ref"
        )
    )
    var changed: String?

    private static let name = "changed"
    /// A reference of git never holds a colon.
    private static let defaultBranch = ":default"

    /// The option alone means the default branch; the word after it is a path, not a reference.
    static func completed(_ arguments: [String]) -> [String] {
        arguments.map { $0 == "--" + name ? "--\(name)=\(defaultBranch)" : $0 }
    }

    /// Adds the earlier state to a request; adds nothing without the option.
    func add(to request: inout CheckRequest, _ tree: CheckedTree) throws {
        guard let changed else { return }
        let repository = try Repository(around: tree.workspace.root)
        let base = try repository.mergeBase(with: changed == Self.defaultBranch ? nil : changed)
        let differences = try repository.changes(since: base)
        let changes = differences.following(request.tree.linked)
        let workspace = EarlierTree(
            before: changes,
            try repository.contents(of: changes),
            of: tree.workspace,
            leavingOut: tree.exclusions
        )
        let questions = GitQuestions(
            withoutAnswer: "So a renamed file counts as a new one, and its old findings as new."
        )
        request.earlier = EarlierState(
            workspace: workspace,
            summary: ComparisonSummary(
                commit: base.shortName,
                reference: base.reference,
                changedFiles: differences.paths.count
            ),
            changed: changes.paths,
            added: changes.added,
            renames: {
                questions.answer(or: [:]) { () throws(SourceProblem) in try repository.renames(among: differences) }
            }
        )
        request.earlier?.notices = { questions.notices }
        request.notices += changes.submodules.map(Self.notice)
    }

    private static func notice(of submodule: RelativePath) -> Notice {
        let message =
            "The submodule `\(submodule)` has changed: another commit is checked out, or files are edited. Findings in it aren't compared. "
            + "Run `norma check --changed` in its folder."
        return Notice(kind: .information, message: message)
    }
}

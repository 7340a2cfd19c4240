// The two states that `norma diff` compares, from git's objects and the files on disk.

import NormaFiles
import NormaFindings
import NormaHistory
import NormaPipeline
import NormaText

struct ComparedStates {
    let comparison: StateComparison
    let notices: [String]

    /// - Parameter words: the user's reference, or two with `..` or `...` between them; nil for the default branch.
    init(_ words: String?, of tree: CheckedTree) throws {
        let repository = try Repository(around: tree.workspace.root)
        if let words, let range = Self.range(in: words) {
            self = try Self.between(range, repository, tree)
        } else {
            self = try Self.sinceBase(words, repository, tree)
        }
    }

    private init(_ comparison: StateComparison, _ notices: [String]) {
        self.comparison = comparison
        self.notices = notices
    }

    // MARK: - The files on disk

    private static func sinceBase(_ reference: String?, _ repository: Repository, _ tree: CheckedTree) throws -> Self {
        let base = try repository.mergeBase(with: reference, spelled: .diffArgument)
        let changes = try repository.changes(since: base)
        let followed = changes.following(tree.workspace.tree().linked)
        var notices = changes.submodules.map(notice)
        if reference == nil, try repository.isCheckedOut(base) {
            notices.insert(
                "You are on `\(base.reference)` itself, so only uncommitted work is compared. "
                    + "For the last commit: `norma diff HEAD~1`.",
                at: 0
            )
        }
        let questions = GitQuestions(withoutAnswer: "So renamed files count as new ones.")
        let renames = questions.answer(or: [:]) { () throws(SourceProblem) in try repository.renames(among: changes) }
        let comparison = StateComparison(
            earlier: try earlierTree(followed, repository, tree),
            later: tree.workspace,
            earlierName: state(base),
            laterName: ComparedState(commit: nil, reference: "the files on disk"),
            changed: followed.paths,
            renames: renames
        )
        return Self(comparison, notices + questions.notices.map(\.message))
    }

    // MARK: - Two commits

    private struct Range {
        let from: String
        let to: String
        let isFromBase: Bool
    }

    /// An empty side means what is checked out, as for git.
    private static func range(in words: String) -> Range? {
        for separator in ["...", ".."] {
            guard let place = words.firstRange(of: separator) else { continue }
            let (from, to) = (words[..<place.lowerBound], words[place.upperBound...])
            return Range(
                from: from.isEmpty ? "HEAD" : String(from),
                to: to.isEmpty ? "HEAD" : String(to),
                isFromBase: separator == "..."
            )
        }
        return nil
    }

    private static func between(_ range: Range, _ repository: Repository, _ tree: CheckedTree) throws -> Self {
        var from = try repository.revision(named: range.from, spelled: .diffArgument)
        let to = try repository.revision(named: range.to, spelled: .diffArgument)
        if range.isFromBase { from = try repository.mergeBase(of: from, and: to, spelled: .diffArgument) }
        let linked = tree.workspace.tree().linked
        let (before, now) = (try repository.changes(since: from), try repository.changes(since: to))
        let (earlier, later) = (before.following(linked), now.following(linked))
        let questions = GitQuestions(withoutAnswer: "So renamed files count as new ones.")
        let renames = questions.answer(or: [:]) { () throws(SourceProblem) in
            try repository.renames(from: from, to: to)
        }
        let comparison = StateComparison(
            earlier: try earlierTree(earlier, repository, tree),
            later: try earlierTree(later, repository, tree),
            earlierName: state(from),
            laterName: state(to),
            changed: earlier.paths(differingFrom: later),
            renames: renames
        )
        let submodules = Set(before.submodules).symmetricDifference(now.submodules).sorted()
        return Self(comparison, submodules.map(notice) + questions.notices.map(\.message))
    }

    // MARK: - Parts of both

    private static func earlierTree(_ changes: TreeChanges, _ repository: Repository, _ tree: CheckedTree) throws
        -> EarlierTree
    {
        let read = changes.only(isRead)
        return EarlierTree(
            before: read,
            try repository.contents(of: read),
            of: tree.workspace,
            leavingOut: tree.exclusions
        )
    }

    /// Whether the content of a file can matter: pictures and other large files are left as they are.
    static func isRead(_ path: RelativePath) -> Bool {
        readExtensions.contains(String(path.pathExtension)) || path == GeneratedAttributes.fileName
    }

    private static let readExtensions: Set<String> = [
        "swift", "pbxproj", "xcconfig", "xcfilelist", "xcworkspacedata", "yml", "yaml", "json", "plist", "xib",
        "storyboard",
    ]

    private static func state(_ revision: Revision) -> ComparedState {
        let isNamedByHash = revision.commit.hasPrefix(revision.reference)
        return ComparedState(
            commit: revision.shortName,
            reference: isNamedByHash ? revision.shortName : revision.reference
        )
    }

    private static func notice(of submodule: RelativePath) -> String {
        "The submodule `\(submodule)` has changed: another commit is checked out, or files are edited. What changed in it isn't "
            + "compared. Run `norma diff` in its folder."
    }
}

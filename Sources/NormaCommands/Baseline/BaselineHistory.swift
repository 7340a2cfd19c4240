// Git's knowledge of the time since the baseline was written: which files were renamed, and what was declared then.

import NormaFindings
import NormaHistory
import NormaPipeline
import NormaText
import Synchronization

/// Without git, a repository or a commit nothing is known and nothing is reported: moved findings are then matched by
/// name only. A failure of git is reported.
///
/// A class, because its answers share the results of git. Git runs when the first answer is needed.
final class BaselineHistory: Sendable {
    private let root: String
    private let start = Mutex<Start?>(nil)
    private let questions = GitQuestions(
        withoutAnswer:
            "So findings that moved since the baseline was written are matched by name only, and may be reported as new."
    )

    /// The changes since the commit that last changed the baseline, or since the latest commit if it was never
    /// committed.
    private struct Start {
        let repository: Repository
        let changes: TreeChanges
    }

    init(root: String) { self.root = root }

    var renames: [RelativePath: RelativePath] {
        questions.answer(or: [:]) { () throws(SourceProblem) in
            guard let start = try known() else { return [:] }
            return try start.repository.renames(among: start.changes)
        }
    }

    var earlierFiles: EarlierFiles? {
        questions.answer(or: nil) { () throws(SourceProblem) in
            guard let start = try known() else { return nil }
            var swift = start.changes
            swift.earlier = swift.earlier.filter { $0.key.pathExtension == "swift" }
            let contents = try start.repository.contents(of: swift).small
            return EarlierFiles(changed: start.changes.paths, added: start.changes.added, contents: contents)
        }
    }

    /// The questions that git could not answer.
    var notices: [Notice] { questions.notices }

    private func known() throws(SourceProblem) -> Start? {
        try start.withLock { start throws(SourceProblem) in
            if start == nil { start = try Self.start(root) }
            return start
        }
    }

    private static func start(_ root: String) throws(SourceProblem) -> Start? {
        guard let repository = try Repository.ifAny(around: root) else { return nil }
        let path = RelativePath(Baseline.fileName)
        let last =
            if let own = try repository.lastChange(of: path) { own } else { try repository.lastChange(of: .root) }
        guard let last else { return nil }
        let revision = Revision(commit: last, reference: last)
        return Start(repository: repository, changes: try repository.changes(since: revision))
    }
}

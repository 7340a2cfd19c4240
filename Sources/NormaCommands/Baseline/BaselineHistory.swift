// What git knows of the time since the baseline was written: which files were renamed, and what was declared then.

import NormaFindings
import NormaHistory
import NormaPipeline
import NormaText
import Synchronization

/// Without git, a repository or a commit nothing is known, and nothing is said: what moved is then told by its names alone.
///
/// A class, because the answers share what git was asked. Git is asked when somebody asks this.
final class BaselineHistory: Sendable {
    private let root: String
    private let start = Mutex<Start?>(nil)

    /// The commit that last changed the baseline; of one that was never committed the latest commit.
    private struct Start {
        let repository: Repository
        let revision: Revision
    }

    init(root: String) { self.root = root }

    var renames: [RelativePath: RelativePath] {
        guard let start = known() else { return [:] }
        return (try? start.repository.renames(since: start.revision.commit)) ?? [:]
    }

    var earlierFiles: EarlierFiles? {
        guard let start = known(), let changes = try? start.repository.changes(since: start.revision) else {
            return nil
        }
        var swift = changes
        swift.earlier = changes.earlier.filter { $0.key.pathExtension == "swift" }
        guard let contents = try? start.repository.contents(of: swift) else { return nil }
        return EarlierFiles(changed: changes.paths, added: changes.added, contents: contents)
    }

    private func known() -> Start? {
        start.withLock { start in
            if start == nil { start = Self.start(root) }
            return start
        }
    }

    private static func start(_ root: String) -> Start? {
        guard let repository = try? Repository(around: root) else { return nil }
        let path = RelativePath(Baseline.fileName)
        guard let commit = repository.lastChange(of: path) ?? repository.lastChange(of: .root) else { return nil }
        return Start(repository: repository, revision: Revision(commit: commit, reference: commit))
    }
}

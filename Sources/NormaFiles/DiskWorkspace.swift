// A tree on disk: walked once, read file by file.

import Foundation
import NormaText

/// A folder on disk as a workspace.
///
/// A link is followed unless what it leads to is in the tree under its own name, as the same kind of file.
package struct DiskWorkspace: Workspace {
    /// The absolute path of the root, links resolved.
    package let root: String
    private let exclusions: PathExclusions

    /// Nil where `root` is no folder.
    package init?(root: String, exclusions: PathExclusions = PathExclusions()) {
        guard let resolved = FileSystem.realPath(root), FileSystem.status(of: resolved)?.kind == .folder else {
            return nil
        }
        self.root = resolved
        self.exclusions = exclusions
    }

    package func absolutePath(of path: RelativePath) -> String {
        path.text.isEmpty ? root : (root == "/" ? "/" : root + "/") + path.text
    }

    package func tree() -> FileTree { tree(revealing: []) }

    package func tree(revealing folders: Set<String>) -> FileTree {
        var walk = DiskWalk(root: root, exclusions: exclusions.revealing(folders))
        return walk.run()
    }

    package func bytes(of path: RelativePath) throws(FileProblem) -> [UInt8] {
        do {
            return try FileSystem.read(absolutePath(of: path))
        } catch {
            guard error.isTooLarge else {
                let message =
                    "The file can't be read (\(error.reason)), so it was not checked; look at its permissions."
                throw FileProblem(kind: .unreadable, path: path, message: message, reason: error.reason)
            }
            let message =
                "The file is too large (\(error.reason)), so it was not checked. Divide it, or leave it out with `exclude:` in "
                + "`\(TreeLocation.configurationName)`."
            throw FileProblem(kind: .tooLarge, path: path, message: message, reason: error.reason)
        }
    }
}

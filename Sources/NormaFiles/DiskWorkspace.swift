// A tree on disk: walked once, read file by file.

import Foundation
import NormaText

/// A folder on disk as a workspace.
///
/// A link is followed unless its target is in the tree under its own name, as the same kind of file.
package struct DiskWorkspace: Workspace {
    /// The absolute path of the root, links resolved.
    package let root: String
    private let exclusions: PathExclusions

    /// Nil if `root` isn't a folder.
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

    package func exists(_ path: RelativePath) -> Bool { FileSystem.status(of: absolutePath(of: path)) != nil }

    package func holdsSwift(_ path: RelativePath) -> Bool {
        let place = absolutePath(of: path)
        guard let status = FileSystem.status(of: place) else { return false }
        guard status.kind == .folder else { return path.pathExtension == "swift" }
        var waiting = [place]
        var looked = 0
        while let folder = waiting.popLast() {
            for name in (try? FileSystem.list(folder))?.names ?? [] where !name.hasBytes(atStart: ".") {
                looked += 1
                // The caller reports that it was not checked: that is true of a folder that is too large to walk, too.
                if name.hasBytes(atEnd: ".swift") || looked > Self.mostNames { return true }
                let inner = folder + "/" + name
                if FileSystem.linkStatus(of: inner)?.kind == .folder { waiting.append(inner) }
            }
        }
        return false
    }

    private static let mostNames = 100_000

    package func bytes(of path: RelativePath) throws(FileProblem) -> [UInt8] {
        do {
            return try FileSystem.read(absolutePath(of: path))
        } catch {
            guard error.isTooLarge else {
                let message =
                    "The file can't be read (\(error.reason)), so it was not checked; check its permissions."
                throw FileProblem(kind: .unreadable, path: path, message: message, reason: error.reason)
            }
            let message =
                "The file is too large (\(error.reason)), so it was not checked. Split it, or exclude it with `exclude:` in "
                + "`\(TreeLocation.configurationName)`."
            throw FileProblem(kind: .tooLarge, path: path, message: message, reason: error.reason)
        }
    }
}

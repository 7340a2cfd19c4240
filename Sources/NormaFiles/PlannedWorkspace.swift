// A tree with one more file in it, empty, as if somebody had just begun it.

import NormaText

/// Lets the rest of Norma look at a file before it is written.
package struct PlannedWorkspace: Workspace {
    private let base: any Workspace
    private let path: RelativePath

    /// A file that is there already stays as it is.
    package init(_ base: any Workspace, adding path: RelativePath) {
        self.base = base
        self.path = path
    }

    package func tree() -> FileTree {
        var tree = base.tree()
        guard !tree.files.contains(where: { $0.path == path }) else { return tree }
        tree.files.append(FileEntry(path: path, size: 0))
        tree.files.sort { $0.path < $1.path }
        var folders = Set(tree.folders)
        var folder = path.parent
        while !folder.text.isEmpty, folders.insert(folder).inserted { folder = folder.parent }
        tree.folders = folders.sorted()
        return tree
    }

    package func bytes(of path: RelativePath) throws(FileProblem) -> [UInt8] {
        do {
            return try base.bytes(of: path)
        } catch {
            if path == self.path { return [] }
            throw error
        }
    }
}

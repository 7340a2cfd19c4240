// A tree as of a commit: the files on disk, with later changes undone.

import NormaFiles
import NormaText

package struct EarlierTree: Workspace {
    private let current: any Workspace
    private let changes: TreeChanges
    private let contents: EarlierContents
    private let exclusions: PathExclusions

    /// - Parameters:
    ///   - contents: the earlier contents of the changed files.
    ///   - exclusions: those of the current tree; they exclude deleted files as well.
    package init(
        before changes: TreeChanges,
        _ contents: EarlierContents,
        of current: any Workspace,
        leavingOut exclusions: PathExclusions
    ) {
        self.current = current
        self.changes = changes
        self.contents = contents
        self.exclusions = exclusions
    }

    package func tree() -> FileTree { tree(revealing: []) }

    package func tree(revealing hidden: Set<String>) -> FileTree {
        let exclusions = exclusions.revealing(hidden)
        var tree = current.tree(revealing: hidden)
        let emptied = Set(tree.folders).subtracting(Self.folders(holding: tree.files))
        // A file that was too large to be read is excluded as well: its present content counts as new.
        tree.files.removeAll { changes.added.contains($0.path) || changes.earlier[$0.path] != nil }
        for (path, size) in contents.sizes where !exclusions.leavesOut(path, isFolder: false) {
            tree.files.append(FileEntry(path: path, size: size))
        }
        tree.files.sort { $0.path < $1.path }
        tree.folders = Self.folders(holding: tree.files).union(emptied).sorted()
        return tree
    }

    package func exists(_ path: RelativePath) -> Bool {
        if contents.sizes[path] != nil { return true }
        return !changes.added.contains(path) && current.exists(path)
    }

    package func bytes(of path: RelativePath) throws(FileProblem) -> [UInt8] {
        if let bytes = try contents.bytes(of: path) { return bytes }
        return try current.bytes(of: path)
    }

    private static func folders(holding files: [FileEntry]) -> Set<RelativePath> {
        var folders: Set<RelativePath> = []
        for file in files {
            var folder = file.path.parent
            while !folder.text.isEmpty, folders.insert(folder).inserted { folder = folder.parent }
        }
        return folders
    }
}

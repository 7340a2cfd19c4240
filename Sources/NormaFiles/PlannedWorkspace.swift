// A tree with additional files, as if they were already written.

import NormaText

/// Lets the rest of Norma see files before they are written.
package struct PlannedWorkspace: Workspace {
    private let base: any Workspace
    private let added: [RelativePath: [UInt8]]

    /// One empty file, as if just created; an existing one is unchanged.
    package init(_ base: any Workspace, adding path: RelativePath) {
        self.init(base, adding: [path: []])
    }

    /// Existing files are unchanged.
    package init(_ base: any Workspace, adding added: [RelativePath: [UInt8]]) {
        self.base = base
        self.added = added
    }

    package func tree() -> FileTree { tree(revealing: []) }

    package func exists(_ path: RelativePath) -> Bool { base.exists(path) }

    package func tree(revealing hidden: Set<String>) -> FileTree {
        var tree = base.tree(revealing: hidden)
        let known = Set(tree.files.map(\.path))
        var folders = Set(tree.folders)
        for (path, bytes) in added where !known.contains(path) {
            tree.files.append(FileEntry(path: path, size: bytes.count))
            var folder = path.parent
            while !folder.text.isEmpty, folders.insert(folder).inserted { folder = folder.parent }
        }
        tree.files.sort { $0.path < $1.path }
        tree.folders = folders.sorted()
        return tree
    }

    package func bytes(of path: RelativePath) throws(FileProblem) -> [UInt8] {
        do {
            return try base.bytes(of: path)
        } catch {
            if let bytes = added[path] { return bytes }
            throw error
        }
    }
}

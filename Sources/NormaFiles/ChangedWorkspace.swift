// A tree in which some files have other texts, as if they were already written.

import NormaText

/// Lets the rest of Norma see a change before it is made.
package struct ChangedWorkspace: Workspace {
    private let base: any Workspace
    private let texts: [RelativePath: [UInt8]]

    /// - Parameter texts: of files in the tree; others aren't added to it.
    package init(_ base: any Workspace, texts: [RelativePath: [UInt8]]) {
        self.base = base
        self.texts = texts
    }

    package func tree() -> FileTree { tree(revealing: []) }

    package func exists(_ path: RelativePath) -> Bool { base.exists(path) }

    package func tree(revealing hidden: Set<String>) -> FileTree {
        var tree = base.tree(revealing: hidden)
        for index in tree.files.indices {
            if let text = texts[tree.files[index].path] { tree.files[index].size = text.count }
        }
        return tree
    }

    package func bytes(of path: RelativePath) throws(FileProblem) -> [UInt8] {
        if let text = texts[path] { return text }
        return try base.bytes(of: path)
    }
}

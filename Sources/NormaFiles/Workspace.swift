// A tree of files, on disk or in memory: the only way to the files that are checked.

import NormaText

/// Where the checked files are. Reading is safe from any number of threads.
package protocol Workspace: Sendable {
    /// The entries of the tree, in canonical order.
    func tree() -> FileTree
    /// The same with hidden folders of these names, for files other than Swift.
    func tree(revealing folders: Set<String>) -> FileTree
    /// The bytes of a file of the tree.
    func bytes(of path: RelativePath) throws(FileProblem) -> [UInt8]
    /// Whether a path that may lead out of the tree, or to an excluded entry, is a Swift file or a folder with one.
    func holdsSwift(_ path: RelativePath) -> Bool
    /// Whether a file or folder is there that the walk may leave out.
    func exists(_ path: RelativePath) -> Bool
}

extension Workspace {
    package func tree(revealing folders: Set<String>) -> FileTree { tree() }

    package func holdsSwift(_ path: RelativePath) -> Bool { false }

    /// For a tree that shows all of its files.
    package func exists(_ path: RelativePath) -> Bool { false }
}

/// The names of a tree's entries.
package struct FileTree: Sendable, Equatable {
    /// By path.
    package var files: [FileEntry]
    /// By path, without the root.
    package var folders: [RelativePath]
    /// For each file that is found through a link, the links on the way and its real place last: each by its own path,
    /// and only those in the tree. A change to any of them changes the file.
    package var linked: [RelativePath: [RelativePath]] = [:]
    /// Folders whose Swift files are excluded because of the folder's name, hidden ones and third-party code, by path.
    package var leftOut: [RelativePath] = []
    /// What could not be walked, by path.
    package var problems: [FileProblem]
    /// Patterns of the configuration that match nothing in the tree, in the order written.
    package var idlePatterns: [IdlePattern] = []

    package init(files: [FileEntry] = [], folders: [RelativePath] = [], problems: [FileProblem] = []) {
        self.files = files
        self.folders = folders
        self.problems = problems
    }
}

/// A pattern without effect on what is checked.
package struct IdlePattern: Sendable, Hashable {
    package enum Key: String, Sendable { case include, exclude }

    package var key: Key
    package var text: String
}

package struct FileEntry: Sendable, Hashable {
    package var path: RelativePath
    /// In bytes.
    package var size: Int

    package init(path: RelativePath, size: Int) {
        self.path = path
        self.size = size
    }
}

/// A file or folder that can't be read as expected.
package struct FileProblem: Error, Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case unreadable, tooLarge, brokenLink, linkLoop, folderNamedLikeSource, notAFile
    }

    package var kind: Kind
    package var path: RelativePath
    /// One sentence with the reason and the advice; the path precedes it.
    package var message: String
    /// For a file that can't be read, the reason alone.
    package var reason = ""

    package init(kind: Kind, path: RelativePath, message: String, reason: String = "") {
        self.kind = kind
        self.path = path
        self.message = message
        self.reason = reason
    }
}

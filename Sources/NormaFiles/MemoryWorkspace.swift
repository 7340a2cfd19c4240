// A tree in memory, for the examples in a guide.

import NormaText

/// Files by path; folders are those that contain files, and those given.
package struct MemoryWorkspace: Workspace {
    private let contents: [RelativePath: [UInt8]]
    private let emptyFolders: [RelativePath]

    package init(files: [RelativePath: [UInt8]], folders: [RelativePath] = []) {
        contents = files
        emptyFolders = folders
    }

    package init(texts: [String: String]) {
        self.init(files: Dictionary(texts.map { (RelativePath($0), Array($1.utf8)) }, uniquingKeysWith: { $1 }))
    }

    package func tree() -> FileTree {
        var folders: Set<RelativePath> = []
        func add(_ folder: RelativePath) {
            var current = folder
            while !current.text.isEmpty, folders.insert(current).inserted { current = current.parent }
        }
        contents.keys.forEach { add($0.parent) }
        emptyFolders.forEach(add)
        let files = contents.map { FileEntry(path: $0, size: $1.count) }.sorted { $0.path < $1.path }
        return FileTree(files: files, folders: folders.sorted())
    }

    package func bytes(of path: RelativePath) throws(FileProblem) -> [UInt8] {
        guard let bytes = contents[path] else {
            throw FileProblem(kind: .unreadable, path: path, message: "There is no file `\(path)`.")
        }
        return bytes
    }
}

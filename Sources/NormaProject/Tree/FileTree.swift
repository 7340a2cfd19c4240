// The files and folders of the tree, sorted, with their parents.

import NormaText

/// Folders and files by path; the same for any order of the input.
struct FileTree: Sendable {
    /// Every folder, the root first, by path.
    private(set) var folders: [ProjectFolder]
    private(set) var foldersByPath: [RelativePath: FolderID]
    /// Every file of the tree, without repetition, by path.
    private(set) var allFiles: [RelativePath]

    /// A folder that is known only from a file's path is a folder too.
    init(files: [RelativePath], folders given: [RelativePath]) {
        var known: Set<RelativePath> = [.root]
        for path in given { Self.insert(path, into: &known) }
        for file in files { Self.insert(file.parent, into: &known) }
        let paths = known.sorted()
        var byPath: [RelativePath: FolderID] = [:]
        byPath.reserveCapacity(paths.count)
        for (index, path) in paths.enumerated() { byPath[path] = FolderID(Int32(index)) }
        var made = paths.map { path in
            ProjectFolder(path: path, parent: path.text.isEmpty ? nil : byPath[path.parent], files: [], subfolders: [])
        }
        for index in made.indices {
            if let parent = made[index].parent { made[Int(parent.index)].subfolders.append(FolderID(Int32(index))) }
        }
        folders = made
        foldersByPath = byPath
        allFiles = Set(files).sorted()
    }

    /// The folder directly around a path; the root for one that is not in the tree.
    func folder(around path: RelativePath) -> FolderID { foldersByPath[path.parent] ?? FolderID(0) }

    func contains(folder path: RelativePath) -> Bool { foldersByPath[path] != nil }

    func subfolders(of path: RelativePath) -> [RelativePath] {
        guard let id = foldersByPath[path] else { return [] }
        return folders[Int(id.index)].subfolders.map { folders[Int($0.index)].path }
    }

    mutating func add(_ file: FileID, to folder: FolderID) { folders[Int(folder.index)].files.append(file) }

    private static func insert(_ path: RelativePath, into known: inout Set<RelativePath>) {
        var current = path
        while known.insert(current).inserted { current = current.parent }
    }
}

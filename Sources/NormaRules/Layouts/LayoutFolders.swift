// The folders and files of a tree as a layout sees them: bundles are closed, hidden folders are left out.

import NormaProject
import NormaText

/// The tree by folder; made once for each layout.
struct LayoutFolders {
    struct Folder {
        let path: RelativePath
        let id: FolderID?
        /// Names of the folders directly in it, in order.
        fileprivate(set) var folders: [String] = []
        /// Names of the files directly in it, in order; a bundle is a file.
        fileprivate(set) var files: [String] = []
    }

    private var folders: [Folder] = []
    private var indices: [RelativePath: Int] = [:]
    /// Bundles and hidden folders.
    private var closed: Set<RelativePath> = []
    /// The files of the tree by name, in order.
    private var pathsByName: [ExactText: [RelativePath]] = [:]

    /// Cost: linear in the folders and files, and in the depth of each path.
    init(_ project: Project) {
        self.init(folders: project.folders.map(\.path), files: project.allFiles)
    }

    init(folders paths: [RelativePath], files: [RelativePath]) {
        indices[.root] = 0
        folders = [Folder(path: .root, id: FolderID(0))]
        for (index, path) in paths.enumerated() where !path.text.isEmpty {
            guard let folder = folder(at: path) else { continue }
            folders[folder] = Folder(
                path: path,
                id: FolderID(Int32(clamping: index)),
                folders: folders[folder].folders,
                files: folders[folder].files
            )
        }
        for path in files { add(file: path) }
        for index in folders.indices {
            folders[index].folders.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
            folders[index].files.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
        }
    }

    var root: Folder { folders[0] }

    subscript(path: RelativePath) -> Folder? { indices[path].map { folders[$0] } }

    /// Whether a Swift file is in the folder or below it. Cost: the files below, up to the first.
    func holdsSwift(_ folder: Folder) -> Bool {
        var waiting = [folder]
        while let next = waiting.popLast() {
            if next.files.contains(where: { $0.hasBytes(atEnd: ".swift") }) { return true }
            waiting += next.folders.compactMap { self[next.path.appending($0)] }
        }
        return false
    }

    /// The folders with this name that contain Swift files, in the order of the tree. Cost: all folders.
    func folders(named name: Substring) -> [RelativePath] {
        folders.filter { $0.path.name == name && holdsSwift($0) }.map(\.path)
    }

    /// The paths of the files with this name.
    func files(named name: String) -> [RelativePath] { pathsByName[ExactText(name)] ?? [] }

    private mutating func add(file path: RelativePath) {
        guard let parent = folder(at: path.parent) else { return }
        let name = String(path.name)
        folders[parent].files.append(name)
        pathsByName[ExactText(name), default: []].append(path)
    }

    /// The index of a folder, made with all those above it; nil inside a bundle, which becomes a file of the folder around
    /// it, and inside a hidden folder.
    private mutating func folder(at path: RelativePath) -> Int? {
        var missing: [Substring] = []
        var current = path
        while indices[current] == nil {
            if closed.contains(current) { return nil }
            missing.append(current.name)
            current = current.parent
        }
        guard var index = indices[current] else { return nil }
        for name in missing.reversed() {
            current = current.appending(name)
            if name.hasBytes(atStart: ".") || Bundles.isBundle(name) {
                closed.insert(current)
                if !name.hasBytes(atStart: ".") { folders[index].files.append(String(name)) }
                return nil
            }
            folders[index].folders.append(String(name))
            folders.append(Folder(path: current, id: nil))
            index = folders.count - 1
            indices[current] = index
        }
        return index
    }
}

/// Folders that Xcode and the Finder show as one file.
enum Bundles {
    /// Recognized by their extension.
    static let extensions: Set<Substring> = [
        "app", "appex", "appiconset", "bundle", "docc", "framework", "icon", "imageset", "lproj", "mlmodelc", "momd",
        "mlpackage", "playground", "rtfd", "scnassets", "sticker", "stickerpack", "storyboardc", "swiftpm", "xcassets",
        "xcdatamodel", "xcdatamodeld", "xcframework", "xcmappingmodel", "xcodeproj", "xcstickers", "xcworkspace",
    ]

    static func isBundle(_ name: some StringProtocol) -> Bool {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return false }
        return extensions.contains(Substring(name[name.index(after: dot)...]))
    }
}

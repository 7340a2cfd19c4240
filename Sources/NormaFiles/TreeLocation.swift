// From the paths of a call to the tree that they are part of.

import NormaText

/// The tree of a call: its root on disk, and the requested parts of it.
package struct TreeLocation: Sendable, Hashable {
    /// Absolute, links resolved.
    package var root: String
    /// The parts to report on; empty: the whole tree. The whole tree is read all the same.
    package var focus: [RelativePath]
    /// `.norma.yml` in the root, absolute; nil if there is none.
    package var configuration: String?

    /// A configuration, a manifest or a repository marks the root as a project.
    package var isMarked: Bool

    package static let configurationName = ".norma.yml"

    /// Finds the tree around some paths.
    ///
    /// A tree's root is the nearest folder upwards with a `.norma.yml`; without one, the nearest with a `Package.swift`, an
    /// Xcode project, a `project.yml` or a Tuist `Project.swift`; without one, a folder is its own tree, and a file
    /// belongs to its repository, to the current folder if it is in that, or else to its own folder. The search ends at
    /// a folder with `.git`, so a tree never reaches beyond its repository, and before the home folder and `/`,
    /// whatever they contain.
    ///
    /// - Parameters:
    ///   - paths: absolute or relative to the current folder; none means the current folder.
    ///   - named: the user's words, if the paths were derived from them.
    ///   - wide: folders that are a tree only if they are named.
    package static func around(
        _ paths: [String],
        currentFolder: String,
        named: [String]? = nil,
        wide: Set<String> = WideFolders.all
    ) throws(SourceProblem) -> TreeLocation {
        var location: TreeLocation?
        for path in paths.isEmpty ? ["."] : paths {
            let absolute = path.hasBytes(atStart: "/") ? path : currentFolder + "/" + path
            guard let resolved = FileSystem.realPath(absolute), let status = FileSystem.status(of: resolved) else {
                throw SourceProblem(
                    message: "there is no file or folder `\(path)`",
                    suggestion: "paths are relative to the current folder, \(currentFolder)"
                )
            }
            let isFolder = status.kind == .folder
            let (root, isMarked) =
                isFolder
                ? root(above: resolved, wide)
                : root(ofFile: resolved, seenFrom: FileSystem.realPath(currentFolder), wide)
            let part = RelativePath(String(resolved.path(below: root) ?? ""))
            if var known = location {
                guard known.root.hasSameBytes(as: root) else {
                    throw SourceProblem(
                        message: "`\(path)` belongs to another tree (\(root)) than the first path (\(known.root))",
                        suggestion: "check one tree per call"
                    )
                }
                if known.focus.isEmpty || part.text.isEmpty { known.focus = [] } else { known.focus.append(part) }
                location = known
            } else {
                let focus = part.text.isEmpty ? [] : [part]
                location = TreeLocation(root: root, focus: focus, configuration: nil, isMarked: isMarked)
            }
        }
        guard var found = location else { throw SourceProblem(message: "no path was given") }
        try WideFolders.refuse(found.root, unlessNamedBy: named ?? paths, among: wide)
        let configuration = joined(found.root, configurationName)
        if FileSystem.status(of: configuration)?.kind == .file { found.configuration = configuration }
        return found
    }

    /// A file alone would be judged without everything that it refers to.
    private static func root(
        ofFile file: String,
        seenFrom currentFolder: String?,
        _ wide: Set<String>
    ) -> (path: String, isMarked: Bool) {
        let folder = FileSystem.folder(of: file)
        let found = root(above: folder, wide)
        guard !found.isMarked else { return found }
        if let repository = repository(around: folder), !wide.contains(repository) { return (repository, true) }
        guard let currentFolder, !wide.contains(currentFolder), file.path(below: currentFolder) != nil else {
            return found
        }
        return (currentFolder, false)
    }

    /// The nearest folder upwards that contains `.git`; nil if the folder is in no repository.
    package static func repository(around folder: String) -> String? {
        var current = folder
        while FileSystem.linkStatus(of: joined(current, ".git")) == nil {
            if current == "/" { return nil }
            current = FileSystem.folder(of: current)
        }
        return current
    }

    private static func root(above folder: String, _ wide: Set<String>) -> (path: String, isMarked: Bool) {
        var marked: String?
        var current = folder
        while true {
            if current != folder, wide.contains(current) { return (marked ?? folder, marked != nil) }
            if FileSystem.status(of: joined(current, configurationName))?.kind == .file { return (current, true) }
            if marked == nil, hasManifest(current) { marked = current }
            let isRepository = FileSystem.linkStatus(of: joined(current, ".git")) != nil
            if isRepository || wide.contains(current) || current == "/" {
                return (marked ?? folder, marked != nil || current == folder && isRepository)
            }
            current = FileSystem.folder(of: current)
        }
    }

    private static func hasManifest(_ folder: String) -> Bool {
        for name in ["Package.swift", "Project.swift", "project.yml"]
        where FileSystem.status(of: joined(folder, name))?.kind == .file { return true }
        let names = (try? FileSystem.list(folder))?.names ?? []
        return names.contains { $0.hasBytes(atEnd: ".xcodeproj") || $0.hasBytes(atEnd: ".xcworkspace") }
    }

    private static func joined(_ folder: String, _ name: String) -> String {
        folder == "/" ? "/" + name : folder + "/" + name
    }
}

// Which files, folders and modules of an earlier state are which of the later one, so that a rename changes no dependency.

import NormaFindings
import NormaProject
import NormaText

struct StateMapping {
    /// Earlier path → later path, of moved and renamed Swift files.
    private let files: [RelativePath: RelativePath]
    /// The reverse of `files`.
    private let origins: [RelativePath: RelativePath]
    private let laterFiles: Set<RelativePath>
    /// Earlier folder → later folder, also for folders inside of a renamed one.
    private var folders: [RelativePath: RelativePath] = [:]
    private(set) var modules: [String: String] = [:]
    private(set) var features: [String: String] = [:]

    /// - Parameter renames: earlier path → later path of files that git recognises under another name.
    ///
    /// Cost: one pass over the files of both states, times the depth of their folders.
    init(_ renames: [RelativePath: RelativePath], earlier: Project, later: Project) {
        let laterFiles = Set(later.files.lazy.map(\.path))
        let earlierFiles = Set(earlier.files.lazy.map(\.path))
        let files = renames.filter { earlierFiles.contains($0.key) && laterFiles.contains($0.value) }
        self.laterFiles = laterFiles
        self.files = files
        origins = Dictionary(files.map { ($1, $0) }, uniquingKeysWith: { min($0, $1) })
        folders = Self.folders(of: files, earlier)
        modules = names(of: earlier, later) { project, file in file.module.map { project.module($0).name } }
        features = names(of: earlier, later) { project, file in file.feature.map { project.feature($0).name } }
    }

    /// Nil if the file is gone.
    func laterPath(of path: RelativePath) -> RelativePath? {
        if let moved = files[path] { return moved }
        if laterFiles.contains(path) { return path }
        let expected = laterFolder(of: path.parent).appending(path.name)
        return laterFiles.contains(expected) ? expected : nil
    }

    /// The earlier path of a file that git recognises under another name; else the same path.
    func earlierPath(of path: RelativePath) -> RelativePath { origins[path] ?? path }

    /// The same folder if nothing around it was renamed.
    func laterFolder(of folder: RelativePath) -> RelativePath {
        var current = folder
        while true {
            if let renamed = folders[current] {
                guard let rest = Self.rest(of: folder, below: current) else { return renamed }
                return renamed.appending(rest)
            }
            if current.text.isEmpty { return folder }
            current = current.parent
        }
    }

    /// The outermost renamed folders, by path.
    var renamedFolders: [(from: RelativePath, to: RelativePath)] {
        folders.filter { from, to in
            guard !from.text.isEmpty, from.name == to.name, let outer = folders[from.parent] else { return true }
            return outer != to.parent
        }.map { (from: $0.key, to: $0.value) }.sorted { $0.from < $1.from }
    }

    // MARK: - Folders

    private struct Renaming: Hashable {
        let from: RelativePath
        let to: RelativePath
    }

    /// A folder is renamed if most of its files moved to a folder that had no files, each to the same place in it.
    private static func folders(of files: [RelativePath: RelativePath], _ earlier: Project)
        -> [RelativePath: RelativePath]
    {
        guard !files.isEmpty else { return [:] }
        var counts: [RelativePath: Int] = [:]
        for file in earlier.files { forEachFolder(around: file.path) { counts[$0, default: 0] += 1 } }
        var votes: [Renaming: Int] = [:]
        for (from, to) in files {
            var (one, other) = (from.parent, to.parent)
            while one != other {
                votes[Renaming(from: one, to: other), default: 0] += 1
                guard !one.text.isEmpty, !other.text.isEmpty, one.name == other.name else { break }
                (one, other) = (one.parent, other.parent)
            }
        }
        var result: [RelativePath: RelativePath] = [:]
        for (renaming, count) in votes where count * 2 > counts[renaming.from] ?? 0 {
            let isWrapped = renaming.to.isInside(renaming.from) || renaming.from.isInside(renaming.to)
            guard isWrapped || counts[renaming.to] == nil else { continue }
            result[renaming.from] = renaming.to
        }
        return result
    }

    private static func forEachFolder(around path: RelativePath, _ body: (RelativePath) -> Void) {
        var folder = path.parent
        while true {
            body(folder)
            if folder.text.isEmpty { return }
            folder = folder.parent
        }
    }

    private static func rest(of folder: RelativePath, below outer: RelativePath) -> String? {
        let rest = folder.components.dropFirst(outer.components.count)
        return rest.isEmpty ? nil : rest.joined(separator: "/")
    }

    // MARK: - Named units

    /// Names that only the earlier state has → names that only the later one has, if most files of each are the same.
    private func names(
        of earlier: Project,
        _ later: Project,
        _ name: (Project, ProjectFile) -> String?
    ) -> [String: String] {
        var (before, now): ([String: Int], [String: Int]) = ([:], [:])
        for file in later.files { if let name = name(later, file) { now[name, default: 0] += 1 } }
        for file in earlier.files { if let name = name(earlier, file) { before[name, default: 0] += 1 } }
        var shared: [String: [String: Int]] = [:]
        for file in earlier.files {
            guard let old = name(earlier, file), now[old] == nil, let path = laterPath(of: file.path),
                let found = later.file(at: path), let new = name(later, later.file(found)), before[new] == nil
            else { continue }
            shared[old, default: [:]][new, default: 0] += 1
        }
        var result: [String: String] = [:]
        for (old, candidates) in shared {
            guard let best = candidates.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { continue }
            let isMost = best.value * 2 > before[old] ?? 0 && best.value * 2 > now[best.key] ?? 0
            if isMost { result[old] = best.key }
        }
        return result
    }
}

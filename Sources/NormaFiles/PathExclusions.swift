// What a walk excludes.

import NormaExpressions
import NormaText

/// Folders and files that aren't checked.
package struct PathExclusions: Sendable {
    /// Path patterns of the configuration; a folder covers everything below it.
    let excluded: PathPatternIndex
    /// Hidden folders of these names are walked nevertheless, for files other than Swift.
    private var revealed: Set<ExactText> = []
    /// If there are any: only files that one of these covers.
    let included: PathPatternIndex

    /// Build products and third-party code: a team's guide is never about them.
    package static let alwaysIgnored: Set<String> = [
        "DerivedData", "Pods", "Carthage", "node_modules", "SourcePackages",
    ]

    /// Folders that programs keep for themselves.
    private static let alwaysHidden: Set<String> = [".git", ".build", ".hg", ".svn"]

    package init(excluded: [NamePattern] = [], included: [NamePattern] = []) {
        self.excluded = PathPatternIndex(excluded)
        self.included = PathPatternIndex(included)
    }

    /// Whether a walk never reaches this file or folder, because of its own name or that of a folder above it.
    package func leavesOut(_ path: RelativePath, isFolder: Bool) -> Bool {
        var folder = isFolder ? path : path.parent
        while !folder.text.isEmpty {
            if leavesOut(folder: folder) { return true }
            folder = folder.parent
        }
        return !isFolder && leavesOut(file: path)
    }

    /// Whether an entry that a folder's name doesn't exclude may be excluded in one place and not in another.
    var hasPatterns: Bool { !excluded.isEmpty || !included.isEmpty || !revealed.isEmpty }

    func leavesOut(folder path: RelativePath) -> Bool {
        if isHidden(path.name) || ignores(name: path.name) { return true }
        return excluded.matches(path)
    }

    /// Whether Swift files in a folder are excluded because of its name alone.
    func leavesOutByName(_ folder: RelativePath) -> Bool {
        guard folder.name.hasBytes(atStart: ".") || ignores(name: folder.name) else { return false }
        var plain = self
        plain.revealed = []
        return !plain.leavesOut(file: folder.appending("A.swift")) && !excluded.matches(folder)
    }

    private func ignores(name: Substring) -> Bool { Self.alwaysIgnored.contains(String(name)) }

    private func isHidden(_ name: Substring) -> Bool {
        guard name.hasBytes(atStart: ".") else { return false }
        return !revealed.contains(ExactText(name)) || Self.alwaysHidden.contains(String(name))
    }

    package func revealing(_ folders: Set<String>) -> PathExclusions {
        var result = self
        result.revealed = Set(folders.map(ExactText.init))
        return result
    }

    func leavesOut(file path: RelativePath) -> Bool {
        if LeftFiles.isName(path.name) { return true }
        if !revealed.isEmpty, path.pathExtension == "swift",
            path.parent.components.contains(where: { $0.hasBytes(atStart: ".") })
        {
            return true
        }
        if excluded.matches(path) { return true }
        guard !included.patterns.isEmpty else { return false }
        return !included.candidates(for: path).contains { included.patterns[$0].matchFolderOrFile(path) != nil }
    }
}

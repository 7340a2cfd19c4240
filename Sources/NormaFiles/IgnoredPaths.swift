// The paths that `.gitignore` files keep out of version control, and those that are other repositories.

import NormaText

package struct IgnoredPaths: Sendable {
    private var lines: [(folder: RelativePath, pattern: RepositoryPattern, isIgnored: Bool)] = []
    package private(set) var submodules: [RelativePath] = []
    /// The last names of patterns: a document may name such a file without its folder.
    private var names: Set<Substring> = []

    package init() {}

    /// Adds the lines of a `.gitignore`; those of a deeper folder decide, so it is added later.
    package mutating func add(_ text: String, in folder: RelativePath) {
        for line in text.split(whereSeparator: \.isNewline) {
            var written = line.trimmed
            guard let first = written.first, first != "#" else { continue }
            let isKept = first == "!"
            if isKept { written = written.dropFirst() }
            guard let pattern = RepositoryPattern(written) else { continue }
            if !isKept, let last = written.split(separator: "/").last { names.insert(last) }
            lines.append((folder, pattern, !isKept))
        }
    }

    /// Adds the paths that a `.gitmodules` names.
    package mutating func add(submodules text: String) {
        for line in text.split(whereSeparator: \.isNewline) {
            let parts = line.split(separator: "=", maxSplits: 1)
            guard let key = parts.first, key.trimmed == "path", let path = parts.last else { continue }
            submodules.append(RelativePath(String(path.trimmed)))
        }
    }

    /// Whether a path, or a folder above it, is left out. A pattern for folders counts for a path that need not be there.
    ///
    /// Cost: the lines.
    package func contains(_ path: RelativePath) -> Bool {
        if path.parent.text.isEmpty, names.contains(path.name) { return true }
        if submodules.contains(where: { path.isInside($0) && path != $0 }) { return true }
        let deciding = lines.last { line in
            guard path.isInside(line.folder), path != line.folder else { return false }
            let rest =
                line.folder.text.isEmpty ? path : RelativePath(String(path.text.dropFirst(line.folder.text.count + 1)))
            return line.pattern.covers(rest)
        }
        return deciding?.isIgnored ?? false
    }
}

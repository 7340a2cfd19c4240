// The files and folders of a tree by their names, to find those that a document means.

import NormaText

struct PathIndex {
    private let paths: [RelativePath]
    private let folders: Set<RelativePath>
    /// By the last component and by the name without its ending, in lower case: file systems on a Mac don't distinguish it.
    private var byName: [String: [RelativePath]] = [:]
    private var folderNames: Set<Substring> = []
    private var endings: Set<Substring> = []
    private var children: [RelativePath: [String]] = [:]

    /// Cost: linear in the paths.
    init(files: [RelativePath], folders: [RelativePath]) {
        paths = files + folders
        self.folders = Set(folders)
        for path in paths {
            let name = path.name.lowercased()
            byName[name, default: []].append(path)
            children[path.parent, default: []].append(String(path.name))
            endings.insert(path.pathExtension)
            let stem = path.stem.lowercased()
            if stem != name { byName[stem, default: []].append(path) }
        }
        for folder in folders { folderNames.insert(folder.name) }
    }

    func isFolder(_ path: RelativePath) -> Bool { path.text.isEmpty || folders.contains(path) }

    func hasFolder(named name: Substring) -> Bool { folderNames.contains(name) }

    /// Whether a file or folder has this name, with or without its ending.
    func hasName(_ name: String) -> Bool { byName[name.lowercased()] != nil }

    func hasEnding(_ ending: String) -> Bool { endings.contains(ending[...]) }

    /// Whether two files' names end in this one: `Screen+ViewModel.swift` is a part of a name then.
    ///
    /// Cost: linear in the names.
    func hasNames(endingIn name: Substring) -> Bool {
        let lower = name.lowercased()
        return byName.keys.lazy.filter { $0.hasSuffix(lower) }.prefix(2).count == 2
    }

    /// Whether a path ends in these names, perhaps with others between them; the first may be the repository's own name.
    func holds(_ parts: [Substring]) -> Bool {
        if !candidates(for: parts).isEmpty { return true }
        guard let first = parts.first, let second = parts.dropFirst().first,
            !folderNames.contains(first) || second == first
        else { return false }
        return !candidates(for: Array(parts.dropFirst())).isEmpty
    }

    /// Whether a path that begins at a folder has these names after it, perhaps with others between them.
    func holds(_ parts: [Substring], below folder: RelativePath) -> Bool {
        candidates(for: parts).contains { $0.isInside(folder) }
    }

    /// The folders whose paths end in these names.
    func folders(endingIn parts: [Substring]) -> [RelativePath] { candidates(for: parts).filter(isFolder) }

    private func candidates(for parts: [Substring]) -> [RelativePath] {
        guard let last = parts.last else { return [] }
        let wanted = parts.dropLast().map { $0.lowercased() }
        return (byName[last.lowercased()] ?? []).filter { path in
            var rest = wanted[...]
            if rest.isEmpty { return true }
            for component in path.components.dropLast() where component.lowercased() == rest.first {
                rest = rest.dropFirst()
            }
            return rest.isEmpty
        }
    }

    // MARK: - The nearest

    /// The path that was probably meant: the same name elsewhere, else a similar name in the deepest folder that is there.
    func nearest(to parts: [Substring], from folder: RelativePath) -> String? {
        moved(parts) ?? respelled(parts, from: .root) ?? (folder.text.isEmpty ? nil : respelled(parts, from: folder))
    }

    private func moved(_ parts: [Substring]) -> String? {
        guard parts.count > 1, let last = parts.last else { return nil }
        let same = (byName[last.lowercased()] ?? []).filter { $0.name.lowercased() == last.lowercased() }
        let wanted = Set(parts.dropLast().map { $0.lowercased() })
        let common = { (path: RelativePath) in path.components.dropLast().count { wanted.contains($0.lowercased()) } }
        guard same.count <= 20, let best = same.max(by: { (common($0), $1) < (common($1), $0) }) else { return nil }
        if same.count > 1, isFolder(best) || common(best) * 2 < wanted.count { return nil }
        return shown(best)
    }

    private func respelled(_ parts: [Substring], from root: RelativePath) -> String? {
        var folder = root
        for (index, part) in parts.enumerated() {
            let next = folder.appending(part)
            if isFolder(next) {
                folder = next
                continue
            }
            let names = (children[folder] ?? []).sorted()
            let isLast = index == parts.count - 1
            let ending = isLast ? SpanClaims.ending(of: part) : nil
            let alike = names.filter { SpanClaims.ending(of: $0) == ending || !isLast }
            let choices = NearestWord.choices(for: String(part), among: alike)
            guard index > 0 || root != .root || isLast else { return nil }
            let found = choices.map { parts[(index + 1)...].reduce(folder.appending($0)) { $0.appending($1) } }
            return found.first { holds($0.components) && ($0.components.count == 1 || isThere($0)) }.map(shown)
        }
        return nil
    }

    private func isThere(_ path: RelativePath) -> Bool {
        isFolder(path) || children[path.parent]?.contains(String(path.name)) == true
    }

    private func shown(_ path: RelativePath) -> String { isFolder(path) ? path.text + "/" : path.text }
}

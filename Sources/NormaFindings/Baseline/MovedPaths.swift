// The present places of files and folders that entries name by an older path.

import NormaText

struct MovedPaths {
    private var files: [RelativePath: RelativePath] = [:]
    private var folders: [RelativePath: RelativePath] = [:]

    /// Nothing moved.
    init() {}

    /// Git's renames; and for entries whose file is gone and that were found in another file, the files there.
    init(after pairing: Pairing, _ knowledge: BaselineKnowledge) {
        let found = Self.foundElsewhere(pairing).filter { !knowledge.isPresent($0.key.text) }
        for (old, new) in knowledge.renames() where old != new { files[old] = new }
        files.merge(found) { renamed, _ in renamed }
        folders = Self.folders(of: files)
    }

    /// For each old path the new one with most of its findings.
    private static func foundElsewhere(_ pairing: Pairing) -> [RelativePath: RelativePath] {
        var counts: [RelativePath: [RelativePath: Int]] = [:]
        for (finding, entry) in pairing.match.acceptedBy.enumerated() {
            guard let entry, pairing.entries[entry].path != pairing.findings[finding].path else { continue }
            counts[pairing.entries[entry].path, default: [:]][pairing.findings[finding].path, default: 0] += 1
        }
        return counts.compactMapValues { Self.most($0) }
    }

    /// A folder moved to the place of most of its files.
    private static func folders(of files: [RelativePath: RelativePath]) -> [RelativePath: RelativePath] {
        var counts: [RelativePath: [RelativePath: Int]] = [:]
        for (old, new) in files {
            var (from, to) = (old.parent, new.parent)
            while from != to, !from.text.isEmpty {
                counts[from, default: [:]][to, default: 0] += 1
                // `Cart/Views` became `Basket/Views` because `Cart` became `Basket`.
                guard from.name.hasSameBytes(as: to.name) else { break }
                (from, to) = (from.parent, to.parent)
            }
        }
        return counts.compactMapValues { Self.most($0) }
    }

    private static func most(_ counts: [RelativePath: Int]) -> RelativePath? {
        counts.max { $0.value != $1.value ? $0.value < $1.value : $0.key > $1.key }?.key
    }

    /// The present path of what was at a path.
    func path(_ path: RelativePath) -> RelativePath {
        if files.isEmpty { return path }
        if let file = files[path] { return file }
        var folder = path
        while !folder.text.isEmpty {
            if let moved = folders[folder] { return moved.appending(path.text.path(below: folder.text) ?? "") }
            folder = folder.parent
        }
        return path
    }

    /// The same for a name that may be a path; any other name is unchanged.
    func name(_ name: String) -> String {
        let old = RelativePath(name)
        let new = path(old)
        return new == old ? name : new.text
    }

    /// The entry with its present path.
    func applied(to entry: BaselineEntry) -> BaselineEntry {
        guard !files.isEmpty else { return entry }
        var copy = entry
        copy.path = path(entry.path)
        if entry.isAboutPath { copy.symbol = name(entry.symbol) }
        return copy
    }
}

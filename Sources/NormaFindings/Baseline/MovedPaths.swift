// Where files and folders lie now that entries name by an older path.

import NormaText

struct MovedPaths {
    private var files: [String: String] = [:]
    private var folders: [String: String] = [:]

    /// Nothing moved.
    init() {}

    /// What git says was renamed; and where entries whose file is gone were found again in another file, the files there.
    init(after pairing: Pairing, _ knowledge: BaselineKnowledge) {
        let found = Self.foundElsewhere(pairing).filter { !knowledge.isPresent($0.key) }
        for (old, new) in knowledge.renames() where old != new { files[old.text] = new.text }
        files.merge(found) { told, _ in told }
        folders = Self.folders(of: files)
    }

    /// For each old path the new one at which most of its findings are.
    private static func foundElsewhere(_ pairing: Pairing) -> [String: String] {
        var counts: [String: [String: Int]] = [:]
        for (finding, entry) in pairing.match.acceptedBy.enumerated() {
            guard let entry, pairing.entries[entry].path != pairing.findings[finding].path else { continue }
            counts[pairing.entries[entry].path.text, default: [:]][pairing.findings[finding].path.text, default: 0] += 1
        }
        return counts.compactMapValues { Self.most($0) }
    }

    /// A folder moved to where most of its files are.
    private static func folders(of files: [String: String]) -> [String: String] {
        var counts: [String: [String: Int]] = [:]
        for (old, new) in files {
            var (from, to) = (RelativePath(old).parent, RelativePath(new).parent)
            while from != to, !from.text.isEmpty {
                counts[from.text, default: [:]][to.text, default: 0] += 1
                // `Cart/Views` became `Basket/Views` because `Cart` became `Basket`.
                guard from.name == to.name else { break }
                (from, to) = (from.parent, to.parent)
            }
        }
        return counts.compactMapValues { Self.most($0) }
    }

    private static func most(_ counts: [String: Int]) -> String? {
        counts.max { $0.value != $1.value ? $0.value < $1.value : $0.key > $1.key }?.key
    }

    /// Where what lay at a path lies now.
    func path(_ path: String) -> String {
        if files.isEmpty { return path }
        if let file = files[path] { return file }
        var folder = RelativePath(path)
        while !folder.text.isEmpty {
            if let moved = folders[folder.text] { return moved + path.dropFirst(folder.text.count) }
            folder = folder.parent
        }
        return path
    }

    /// The entry as it would be written now.
    func applied(to entry: BaselineEntry) -> BaselineEntry {
        guard !files.isEmpty else { return entry }
        var copy = entry
        copy.path = RelativePath(path(entry.path.text))
        if entry.isAboutPath { copy.symbol = path(entry.symbol) }
        return copy
    }
}

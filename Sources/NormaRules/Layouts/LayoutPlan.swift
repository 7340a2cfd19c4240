// A drawn tree made ready for matching: its entries in one list, each with its parent and its path from the top.

import NormaExpressions
import NormaGuide
import NormaText

struct LayoutPlan {
    struct Entry {
        let name: NamePattern
        let isFolder: Bool
        let occurrence: LayoutEntry.Occurrence
        /// The folder around it; nil at the top.
        let parent: Int?
        /// Whether it may contain more than is drawn: `…` allows that, and so does a folder in which nothing is drawn.
        let isOpen: Bool
        /// How many characters of the name are fixed: if several entries match, the most exact one is meant.
        let exactness: Int
        fileprivate(set) var folders: [Int] = []
        fileprivate(set) var files: [Int] = []

        /// `Views/` or `{Feature}View.swift`, with its captures.
        func title(with bound: Captures) -> String { name.described(with: bound) + (isFolder ? "/" : "") }
    }

    private(set) var entries: [Entry] = []
    private(set) var rootFolders: [Int] = []
    private(set) var rootFiles: [Int] = []

    init(_ tree: LayoutTree) {
        var waiting: [(entry: LayoutEntry, parent: Int?)] = tree.roots.reversed().map { ($0, nil) }
        while let (entry, parent) = waiting.popLast() {
            let index = entries.count
            // A bundle is one file, whether it is drawn as a folder or not.
            let isFolder = entry.isFolder && !Bundles.isBundle(entry.name.text)
            entries.append(
                Entry(
                    name: entry.name,
                    isFolder: isFolder,
                    occurrence: entry.occurrence,
                    parent: parent,
                    isOpen: entry.allowsOthers || entry.children.isEmpty,
                    exactness: Self.exactness(of: entry.name)
                )
            )
            if let parent {
                if isFolder { entries[parent].folders.append(index) } else { entries[parent].files.append(index) }
            } else {
                if isFolder { rootFolders.append(index) } else { rootFiles.append(index) }
            }
            if isFolder { waiting += entry.children.reversed().map { ($0, index) } }
        }
    }

    func folders(in entry: Int?) -> [Int] { entry.map { entries[$0].folders } ?? rootFolders }
    func files(in entry: Int?) -> [Int] { entry.map { entries[$0].files } ?? rootFiles }
    /// The top of the project may always contain more than is drawn.
    func isOpen(_ entry: Int?) -> Bool { entry.map { entries[$0].isOpen } ?? true }

    /// The folders from the top down to the one around an entry.
    func folders(above entry: Int) -> [Int] {
        var result: [Int] = []
        var current = entries[entry].parent
        while let parent = current {
            result.append(parent)
            current = entries[parent].parent
        }
        return result.reversed()
    }

    /// The most exact of these entries that matches a name, with its captures; if several are equally exact, the first.
    func best(of candidates: [Int], for name: String, given bound: Captures) -> (entry: Int, captures: Captures)? {
        var best: (entry: Int, captures: Captures)?
        for candidate in candidates {
            if let known = best, entries[known.entry].exactness >= entries[candidate].exactness { continue }
            if let captures = entries[candidate].name.match(name, given: bound) { best = (candidate, captures) }
        }
        return best
    }

    /// Whether a file's name alone shows that it belongs to the entry: more of the pattern is fixed than the extension.
    func isTelling(_ entry: Int) -> Bool {
        let name = entries[entry].name
        return entries[entry].exactness > (name.text.hasSuffix(".swift") ? 6 : 0)
    }

    /// The characters of a glob outside its wildcards and placeholders; a literal counts more than any pattern.
    private static func exactness(of name: NamePattern) -> Int {
        if name.literal != nil { return Int.max }
        if name.text.hasPrefix("/"), name.text.hasSuffix("/") { return 0 }
        var count = 0
        var isPlaceholder = false
        for byte in name.text.utf8 {
            switch byte {
            case UInt8(ascii: "{"): isPlaceholder = true
            case UInt8(ascii: "}"): isPlaceholder = false
            case UInt8(ascii: "*"), UInt8(ascii: "?"): break
            default: count += isPlaceholder ? 0 : 1
            }
        }
        return count
    }
}

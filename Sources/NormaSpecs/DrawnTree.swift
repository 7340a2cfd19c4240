// A folder tree drawn in an example: the files and folders that it stands for.

import NormaText

/// Reads box drawing or indentation; a name that ends in `/` is a folder, as is one with something below it.
struct DrawnTree {
    private(set) var files: [(path: RelativePath, line: Int)] = []
    private(set) var folders: [RelativePath] = []

    init(_ text: String) {
        var entries: [(depth: Int, name: String, line: Int)] = []
        for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated() {
            let characters = Array(line)
            let depth = characters.prefix { " \t│├└─┬┌\u{a0}".contains($0) }.count
            var name = String(characters.dropFirst(depth))
            if let comment = name.firstRange(of: " #") { name = String(name[..<comment.lowerBound]) }
            while name.last?.isWhitespace == true { name.removeLast() }
            if !name.isEmpty, !name.hasPrefix("#") { entries.append((depth, name, index + 1)) }
        }
        var open: [(depth: Int, path: RelativePath)] = []
        for (index, entry) in entries.enumerated() {
            while let last = open.last, last.depth >= entry.depth { open.removeLast() }
            let path = (open.last?.path ?? .root).appending(entry.name)
            let hasChildren = index + 1 < entries.count && entries[index + 1].depth > entry.depth
            if entry.name.hasSuffix("/") || hasChildren {
                folders.append(path)
                open.append((entry.depth, path))
            } else {
                files.append((path, entry.line))
            }
        }
    }
}

// A folder tree drawn in an example: its files and folders.

import NormaText

/// Reads box drawing or indentation; a name that ends in `/` is a folder, as is one with something below it. `# ✗` at the end
/// of a line marks the subject of a finding.
struct DrawnTree {
    struct Entry {
        var path: RelativePath
        /// From 1.
        var line: Int
        /// Nil if it is not marked; empty if the mark names no rule.
        var mark: Set<String>?
    }

    private(set) var files: [Entry] = []
    private(set) var folders: [Entry] = []

    private struct Line {
        var depth: Int
        var name: String
        var number: Int
        var mark: Set<String>?

        /// Nil for a line without a name.
        init?(_ text: Substring, number: Int) {
            self.number = number
            depth = text.prefix { " \t│├└─┬┌\u{a0}".contains($0) }.count
            name = String(text.dropFirst(depth))
            if let comment = name.firstRange(of: " #") {
                mark = Self.mark(name[comment.upperBound...].drop { $0 == " " })
                name = String(name[..<comment.lowerBound])
            }
            while name.last?.isWhitespace == true { name.removeLast() }
            if name.isEmpty || name.hasPrefix("#") { return nil }
        }

        private static func mark(_ comment: Substring) -> Set<String>? {
            guard comment.first == "✗" else { return nil }
            let rest = comment.dropFirst()
            if rest.allSatisfy(\.isWhitespace) { return [] }
            return rest.first == " " ? MarkedRules.names(in: rest) : nil
        }
    }

    init(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
            .compactMap { Line($1, number: $0 + 1) }
        var open: [(depth: Int, path: RelativePath)] = []
        for (index, line) in lines.enumerated() {
            while let last = open.last, last.depth >= line.depth { open.removeLast() }
            let path = (open.last?.path ?? .root).appending(line.name)
            let hasChildren = index + 1 < lines.count && lines[index + 1].depth > line.depth
            let entry = Entry(path: path, line: line.number, mark: line.mark)
            if line.name.hasSuffix("/") || hasChildren {
                folders.append(entry)
                open.append((line.depth, path))
            } else {
                files.append(entry)
            }
        }
    }
}

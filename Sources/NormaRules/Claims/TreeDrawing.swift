// Reads a folder tree that a document draws with lines.

import NormaText

enum TreeDrawing {
    /// Languages of blocks that may be trees.
    static let languages: Set<String> = [
        "", "text", "txt", "plaintext", "plain", "tree", "ascii", "bash", "sh", "shell", "markdown",
    ]

    /// The positions count the lines of the block from 1. Nil if it isn't a tree.
    ///
    /// Cost: linear in the text.
    static func read(_ lines: [Substring]) -> DrawnTree? {
        guard lines.count(where: { $0.contains("├") || $0.contains("└") }) >= 2,
            !lines.contains(where: { isPicture($0) })
        else { return nil }
        var tree = DrawnTree(root: "", entries: [])
        var open: [(column: Int, path: String?)] = []
        for (index, line) in lines.enumerated() {
            guard let drawn = entry(line) else { continue }
            while let last = open.last, last.column >= drawn.column { open.removeLast() }
            if open.isEmpty, !drawn.isBranch {
                // A second tree in the same block has another root.
                guard tree.root.isEmpty, tree.entries.isEmpty else { break }
                tree.root = drawn.name == "." ? "" : String(drawn.name.split(separator: "/").joined(separator: "/"))
                open = [(drawn.column, "")]
                continue
            }
            let above = open.isEmpty ? "" : open[open.count - 1].path
            // Views in views, or what starts what.
            if above?.hasSuffix(".swift") == true { return nil }
            var path: String?
            if let above, drawn.isCertain {
                path = RelativePath(above + "/" + drawn.name).text
            }
            open.append((drawn.column, path))
            guard let path, !drawn.isHedged else { continue }
            tree.entries.append(
                DrawnEntry(
                    path: path,
                    isFolder: drawn.name.hasSuffix("/"),
                    text: drawn.name,
                    position: Position(line: index + 1, column: 1)
                )
            )
        }
        return tree.entries.isEmpty ? nil : tree
    }

    /// Boxes and arrows are a diagram.
    private static func isPicture(_ line: Substring) -> Bool {
        line.contains("┌") || line.contains("┐") || line.contains("▼") || line.contains("┘") || line.contains("►")
    }

    private struct Line {
        var column: Int
        var name: String
        var isBranch: Bool
        var isCertain: Bool
        var isHedged: Bool
    }

    private static func entry(_ line: Substring) -> Line? {
        var column = 0
        var isBranch = false
        var rest = line
        while let character = rest.first, " \t\u{A0}│├└─┬┼|`".contains(character) || (isBranch && character == "-") {
            if !" \t\u{A0}".contains(character) { isBranch = true }
            column += character == "\t" ? 4 : 1
            rest = rest.dropFirst()
        }
        guard let first = rest.first, first.isLetter || first.isNumber || "._<{[(*".contains(first) else { return nil }
        let (name, remark) = parted(rest)
        guard !name.isEmpty else { return nil }
        let isCertain =
            !ClaimHedges.isPlaceholder(name) && !name.contains(",") && !name.contains("(")
            && (!name.contains(" ") || SpanClaims.ending(of: name).map(SpanClaims.kept.contains) ?? false)
        return Line(
            column: column,
            name: name,
            isBranch: isBranch,
            isCertain: isCertain,
            isHedged: ClaimHedges.isHedged(remark)
        )
    }

    /// The name, and the remark after it.
    private static func parted(_ text: Substring) -> (name: String, remark: String) {
        var end = text.endIndex
        for mark in [
            "  ", " #", "\t", " //", " - ", " – ", " — ", " ←", " <", " →", " ->", " (", ": ", " /*", " |", " / ",
            " + ", " & ",
        ] {
            if let range = text[..<end].firstRange(of: mark) { end = range.lowerBound }
        }
        return (String(text[..<end].trimmed), String(text[end...]))
    }
}

// Text of others inside our own Markdown: it shows as it is, and starts nothing (no HTML, no link, no mention).

enum InertMarkdown {
    /// Goes between what could be read as one thing; it takes no room.
    private static let divider = "&#8203;"

    /// One line of plain words, in which what stands between backticks is code.
    static func inline(_ text: String, limit: Int = 500) -> String {
        let line = VisibleText.oneLine(cut(text, to: limit))
        let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
        // A backtick that has no other is a character like any.
        guard pieces.count.isMultiple(of: 2) == false else { return words(line[...]) }
        var inline = ""
        for (index, piece) in pieces.enumerated() where !piece.isEmpty {
            if index.isMultiple(of: 2) {
                inline += words(piece)
            } else {
                if inline.hasSuffix("`") { inline += divider }
                inline += "`\(piece)`"
            }
        }
        return inline
    }

    /// Code, whatever is in it.
    static func code(_ text: String, limit: Int = 300) -> String {
        let line = VisibleText.oneLine(cut(text, to: limit))
        guard !line.isEmpty else { return "` `" }
        guard line.contains("`") else { return "`\(line)`" }
        let longest = line.split { $0 != "`" }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence) \(line) \(fence)"
    }

    /// By code points: one character may hold any number of marks.
    private static func cut(_ text: String, to limit: Int) -> String {
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
            end != scalars.endIndex
        else { return text }
        let cut = String(scalars[..<end])
        // Not inside of what is code: its second backtick would be gone.
        let isInCode = !cut.utf8.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2)
        return cut + (isInCode ? "`…" : "…")
    }

    /// A reference by its number keeps a character from meaning something, except that mentions and references to issues are
    /// looked for in what is shown: these are taken apart.
    private static func words(_ text: Substring) -> String {
        var shown = ""
        var rest = text
        while let character = rest.popFirst() {
            switch character {
            case "&", "<", ">", "`", "*", "_", "[", "]", "\\", "|", "{", "}", "=", "~", "^", "#", "!", "$", "%":
                for scalar in character.unicodeScalars { shown += "&#\(scalar.value);" }
                if "#!$%&~^[".contains(character), rest.first.map(isOfName) == true { shown += divider }
            case "@": shown += character == "@" ? "@" + divider : String(character)
            case ":" where rest.hasPrefix("//"): shown += "&#58;" + divider
            case "." where shown.suffix(3).lowercased() == "www": shown += "&#46;" + divider
            default: shown.append(character)
            }
        }
        return shown
    }

    private static func isOfName(_ character: Character) -> Bool {
        character.isLetter || character.isNumber || character == "\""
    }
}

// Foreign text inside our own Markdown: it is shown unchanged, and starts nothing (no HTML, link, mention or
// reference).

import NormaText

enum InertMarkdown {
    /// A separator without width for characters that could be read together.
    private static let divider = "&#8203;"

    /// One line of plain words; text between backticks is code.
    static func inline(_ text: String, limit: Int = 500) -> String {
        let line = oneLine(text, limit).unicodeScalars
        let pieces = line.split(separator: "`", omittingEmptySubsequences: false)
        // A single backtick is a character like any other.
        guard pieces.count.isMultiple(of: 2) == false else { return words(line[...]) }
        var inline = ""
        for (index, piece) in pieces.enumerated() where !piece.isEmpty {
            if index.isMultiple(of: 2) {
                inline += words(piece)
            } else {
                if inline.utf8.last == UInt8(ascii: "`") { inline += divider }
                inline += "`\(Substring(piece))`"
            }
        }
        return inline
    }

    /// Paragraphs separated by blank lines.
    static func paragraphs(_ text: String) -> String {
        let lines = text.split(whereSeparator: \.isNewline)
        return lines.map { inline(String($0), limit: 5_000) }.joined(separator: "\n\n")
    }

    /// Code, whatever its content.
    static func code(_ text: String, limit: Int = 300) -> String {
        let line = oneLine(text, limit)
        guard !line.isEmpty else { return "` `" }
        guard line.utf8.contains(UInt8(ascii: "`")) else { return "`\(line)`" }
        let longest = line.utf8.split { $0 != UInt8(ascii: "`") }.map(\.count).max() ?? 0
        let fence = String(repeating: "`", count: longest + 1)
        return "\(fence) \(line) \(fence)"
    }

    private static func oneLine(_ text: String, _ limit: Int) -> String {
        LogText.inert(VisibleText.oneLine(cut(text, to: limit)))
    }

    /// By code points: one character may hold any number of marks.
    private static func cut(_ text: String, to limit: Int) -> String {
        let scalars = text.unicodeScalars
        guard let end = scalars.index(scalars.startIndex, offsetBy: limit, limitedBy: scalars.endIndex),
            end != scalars.endIndex
        else { return text }
        let cut = String(scalars[..<end])
        // Not inside code: its second backtick would be gone.
        let isInCode = !cut.utf8.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2)
        return cut + (isInCode ? "`…" : "…")
    }

    /// By code points, like readers of Markdown: a character that combines with its successor hides nothing.
    ///
    /// A numeric reference keeps a character from having a meaning. Mentions, references to issues and hashes of
    /// commits are recognised in the visible text, so they are split.
    private static func words(_ text: Substring.UnicodeScalarView) -> String {
        var shown = ""
        var rest = text
        var hash = HashRun()
        while let scalar = rest.first {
            if hash.divides(at: rest) { shown += divider }
            rest.removeFirst()
            switch scalar {
            case "&", "<", ">", "`", "*", "_", "[", "]", "\\", "|", "{", "}", "=", "~", "^", "#", "!", "$", "%":
                shown += "&#\(scalar.value);"
                if "#!$%&~^[".unicodeScalars.contains(scalar), rest.first.map(isOfName) == true { shown += divider }
            case "@": shown += "@" + divider
            case ":" where rest.starts(with: "//".unicodeScalars): shown += "&#58;" + divider
            case "." where shown.utf8.suffix(3).elementsEqual("www".utf8, by: { $0 | 0x20 == $1 }):
                shown += "&#46;" + divider
            // `GH-12`, and references of other issue trackers.
            case "-" where shown.utf8.last.map(isLetter) == true && rest.first.map(isDigit) == true:
                shown += "-" + divider
            default: shown.unicodeScalars.append(scalar)
            }
        }
        return shown
    }

    private static func isOfName(_ scalar: Unicode.Scalar) -> Bool {
        scalar.properties.isAlphabetic || scalar.properties.numericType != nil || scalar == "\""
    }

    private static func isLetter(_ byte: UInt8) -> Bool { (0x61...0x7A).contains(byte | 0x20) }

    private static func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}

/// Finds words that could be the hash of a commit: seven hexadecimal digits or more.
private struct HashRun {
    /// How many scalars are left until the middle of the word, and until its end.
    private var (toMiddle, toEnd) = (0, 0)

    private static let shortest = 7

    /// Whether a separator goes before the first of these scalars; to be called for every position in turn.
    mutating func divides(at rest: Substring.UnicodeScalarView) -> Bool {
        if toEnd == 0 {
            toEnd = rest.prefix(while: Self.isOfWord).count
            let isHash = toEnd >= Self.shortest && rest.prefix(toEnd).allSatisfy(\.properties.isASCIIHexDigit)
            toMiddle = isHash ? Self.shortest / 2 : -1
            if toEnd == 0 { return false }
        }
        defer {
            toEnd -= 1
            toMiddle = toMiddle == 0 ? Self.shortest - 2 : toMiddle - 1
        }
        return toMiddle == 0
    }

    private static func isOfWord(_ scalar: Unicode.Scalar) -> Bool {
        scalar.isASCII && (scalar.properties.isAlphabetic || scalar.properties.numericType != nil)
    }
}

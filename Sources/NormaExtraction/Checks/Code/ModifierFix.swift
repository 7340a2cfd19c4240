// Fixes of the words before a declaration: an access level that is put there, changed or taken away.

import NormaFacts
import NormaText

extension SourceText {
    /// Where the first modifier of a declaration stands, or its keyword: behind its attributes.
    ///
    /// Nil where a comment stands in between, or something else than a word.
    func modifierStart(of declaration: DeclarationFact, in facts: SourceFacts) -> Int32? {
        let attributes = facts.attributes(of: declaration)
        let start = max(declaration.range.start, attributes.map(\.range.end).max() ?? 0)
        var offset = Int(start)
        while offset < Int(declaration.nameRange.start), self[offset].isWhiteSpace { offset += 1 }
        let place = Int32(clamping: offset)
        return place < declaration.nameRange.start && isWord(at: place) ? place : nil
    }

    /// The words before a declaration's name, its attributes left out; nil where a comment stands among them.
    func words(before declaration: DeclarationFact, in facts: SourceFacts) -> [ByteRange]? {
        guard let start = modifierStart(of: declaration, in: facts) else { return nil }
        let range = ByteRange(start: start, end: declaration.nameRange.start)
        guard !mayHoldComment(range) else { return nil }
        var words: [ByteRange] = []
        var offset = range.start
        while offset < range.end {
            let first = offset
            while offset < range.end, !self[Int(offset)].isWhiteSpace { offset += 1 }
            if first < offset { words.append(ByteRange(start: first, end: offset)) } else { offset += 1 }
        }
        return words
    }

    /// The word before a declaration that states its access level; nil where there is none.
    func accessWord(of declaration: DeclarationFact, in facts: SourceFacts) -> ByteRange? {
        words(before: declaration, in: facts)?.first { Self.levels.contains(text($0)) }
    }

    private static let levels: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]

    /// Makes a declaration private; nil where its setter has a level of its own.
    ///
    /// Whoever uses it in another file would not see it any more, so somebody looks.
    func privacy(of declaration: DeclarationFact, in facts: SourceFacts) -> Fix? {
        guard !declaration.traits.contains(.restrictedSetter),
            let words = words(before: declaration, in: facts), let first = words.first
        else { return nil }
        if let level = words.first(where: { Self.levels.contains(text($0)) }) {
            return .review(.replace(level, with: "private"))
        }
        // Of several names behind one keyword the keyword stands before the first.
        guard words.contains(where: { Self.keywords.contains(text($0)) }) else { return nil }
        return .review(.insert("private ", at: first.start))
    }

    private static let keywords: Set<String> = [
        "var", "let", "func", "class", "struct", "enum", "actor", "protocol", "typealias",
    ]

    /// Takes a word away with the spaces behind it.
    func removal(_ level: FixLevel, of word: ByteRange) -> Fix {
        var end = Int(word.end)
        while self[end] == UInt8(ascii: " ") { end += 1 }
        return Fix(level, [.delete(ByteRange(Int(word.start), end))])
    }

    /// The white space that a line begins with, up to an offset; nil where something else stands before it.
    func indentation(before offset: Int32) -> String? {
        var start = Int(offset)
        while start > 0, self[start - 1] == UInt8(ascii: " ") || self[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        guard start == 0 || self[start - 1] == 0x0A else { return nil }
        return text(ByteRange(start, Int(offset)))
    }

    /// What ends the lines of this file.
    var lineBreak: String {
        for (index, byte) in bytes.enumerated() where byte == 0x0A {
            return index > 0 && bytes[index - 1] == 0x0D ? "\r\n" : "\n"
        }
        return "\n"
    }
}

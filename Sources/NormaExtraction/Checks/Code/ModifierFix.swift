// Fixes of the modifiers of a declaration: an access level is added, changed or removed.

import NormaFacts
import NormaText

extension SourceText {
    /// The place of the first modifier of a declaration, or of its keyword: after its attributes.
    ///
    /// Nil if a comment is in between, or anything but a word.
    func modifierStart(of declaration: DeclarationFact, in facts: SourceFacts) -> Int32? {
        let attributes = facts.attributes(of: declaration)
        let start = max(declaration.range.start, attributes.map(\.range.end).max() ?? 0)
        var offset = Int(start)
        while offset < Int(declaration.nameRange.start), self[offset].isWhiteSpace { offset += 1 }
        let place = Int32(clamping: offset)
        return place < declaration.nameRange.start && isWord(at: place) ? place : nil
    }

    /// The words before a declaration's name, without attributes; nil if a comment is among them.
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

    /// The modifier that states a declaration's access level; nil if there is none.
    func accessWord(of declaration: DeclarationFact, in facts: SourceFacts) -> ByteRange? {
        words(before: declaration, in: facts)?.first { Self.levels.contains(text($0)) }
    }

    private static let levels: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]

    /// Makes a declaration private; nil if its setter has its own level.
    ///
    /// Code in another file that uses it would no longer see it, so the fix needs review.
    func privacy(of declaration: DeclarationFact, in facts: SourceFacts) -> Fix? {
        guard !declaration.traits.contains(.restrictedSetter),
            let words = words(before: declaration, in: facts), let first = words.first
        else { return nil }
        if let level = words.first(where: { Self.levels.contains(text($0)) }) {
            return .review(.replace(level, with: "private"))
        }
        // If several names follow one keyword, the keyword precedes the first.
        guard words.contains(where: { Self.keywords.contains(text($0)) }) else { return nil }
        return .review(.insert("private ", at: first.start))
    }

    private static let keywords: Set<String> = [
        "var", "let", "func", "class", "struct", "enum", "actor", "protocol", "typealias",
    ]

    /// Removes a word and the spaces after it.
    func removal(_ level: FixLevel, of word: ByteRange) -> Fix {
        var end = Int(word.end)
        while self[end] == UInt8(ascii: " ") { end += 1 }
        return Fix(level, [.delete(ByteRange(Int(word.start), end))])
    }

    /// The white space that a line begins with, up to an offset; nil if anything else precedes it.
    func indentation(before offset: Int32) -> String? {
        var start = Int(offset)
        while start > 0, self[start - 1] == UInt8(ascii: " ") || self[start - 1] == UInt8(ascii: "\t") { start -= 1 }
        guard start == 0 || self[start - 1] == 0x0A else { return nil }
        return text(ByteRange(start, Int(offset)))
    }

    /// The line break of this file.
    var lineBreak: String {
        for (index, byte) in bytes.enumerated() where byte == 0x0A {
            return index > 0 && bytes[index - 1] == 0x0D ? "\r\n" : "\n"
        }
        return "\n"
    }
}

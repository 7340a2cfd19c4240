// Reads `norma:allow RULE[, RULE] [until DATE] [because REASON]` from the text of a comment.

/// An instruction for Norma on one line of a comment.
struct AllowComment: Equatable {
    enum Reach: Equatable { case line, file }

    /// A word of the comment with the offset of its first byte in the comment's text.
    struct Word: Equatable {
        var text: String
        var offset: Int

        var end: Int { offset + text.utf8.count }
    }

    /// `norma:allow`, as written.
    var instruction: Word
    /// Nil for an unknown instruction.
    var reach: Reach?
    var rules: [Word] = []
    /// The words after `until`; empty if there are none.
    var until: Word?
    /// The words after `because`; nil if there is no `because` or nothing follows it.
    var reason: String?
    /// Words after the rules that follow neither `until` nor `because`.
    var stray: String?
}

extension AllowComment {
    /// All instructions in a comment, at most one per line; linear in the text.
    ///
    /// An instruction is the first thing on its line, so that prose about instructions doesn't count as one.
    static func all(in text: String, knownRules: Set<String>) -> [AllowComment] {
        let bytes = Array(text.utf8)
        var comments: [AllowComment] = []
        var start = 0
        while start < bytes.count {
            let end = bytes[start...].firstIndex { $0 == 0x0A || $0 == 0x0D } ?? bytes.count
            var reader = AllowCommentReader(bytes: bytes[start..<end], knownRules: knownRules)
            if let comment = reader.comment() { comments.append(comment) }
            start = end + 1
        }
        return comments
    }
}

/// Reads one line of a comment.
private struct AllowCommentReader {
    /// The rest to read; its indices are offsets in the comment's text.
    var bytes: ArraySlice<UInt8>
    let knownRules: Set<String>

    mutating func comment() -> AllowComment? {
        skip { Self.isSpace($0) || $0 == UInt8(ascii: "/") || $0 == UInt8(ascii: "*") || $0 == UInt8(ascii: "!") }
        let prefix = "norma:".utf8
        guard bytes.starts(with: prefix) else { return nil }
        dropCommentEnd()
        let offset = bytes.startIndex
        bytes = bytes.dropFirst(prefix.count)
        let isSpaced = bytes.first.map(Self.isSpace) ?? false
        skip(Self.isSpace)
        let name = take { Self.isLetter($0) || $0 == UInt8(ascii: "-") }
        let reach: AllowComment.Reach? =
            switch name.text {
            case "allow": .line
            case "allow-file": .file
            default: nil
            }
        // `norma: the square` is prose; `norma:alow` is a typing mistake.
        if reach == nil, isSpaced || name.text.isEmpty { return nil }
        let written = AllowComment.Word(text: "norma:" + (isSpaced ? " " : "") + name.text, offset: offset)
        var comment = AllowComment(instruction: written, reach: reach)
        if reach != nil { readRest(into: &comment) }
        return comment
    }

    private mutating func readRest(into comment: inout AllowComment) {
        readRules(into: &comment)
        if nextWord() == "until" {
            _ = word()
            skip(Self.isSpace)
            let position = bytes.startIndex
            comment.until = nextWord() == "because" ? .init(text: "", offset: position) : word()
        }
        if nextWord() == "because" {
            _ = word()
            readReason(into: &comment)
        } else {
            let rest = trimmed(bytes)
            if !rest.isEmpty { comment.stray = rest }
        }
    }

    private mutating func readRules(into comment: inout AllowComment) {
        var isContinued = true
        while let next = nextWord(), next != "until", next != "because" {
            // Without a comma, only a rule's name continues the list.
            guard isContinued || knownRules.contains(next) else { return }
            let rule = word()
            if !rule.text.isEmpty { comment.rules.append(rule) }
            skip(Self.isSpace)
            isContinued = bytes.first == UInt8(ascii: ",")
            skip { Self.isSpace($0) || $0 == UInt8(ascii: ",") }
        }
    }

    /// The reason is the rest of the line; `until DATE` at its end is the date.
    private mutating func readReason(into comment: inout AllowComment) {
        skip(Self.isSpace)
        if comment.until == nil {
            let words = bytes.split(whereSeparator: Self.isSpace)
            if let date = words.last, words.dropLast().last?.elementsEqual("until".utf8) == true,
                CalendarDay.isValid(String(decoding: date, as: UTF8.self))
            {
                comment.until = .init(text: String(decoding: date, as: UTF8.self), offset: date.startIndex)
                bytes = bytes[..<(words.dropLast().last?.startIndex ?? date.startIndex)]
            }
        }
        let reason = trimmed(bytes)
        if reason.contains(where: { $0.isLetter }) { comment.reason = reason }
    }

    private mutating func skip(_ isSkipped: (UInt8) -> Bool) { bytes = bytes.drop(while: isSkipped) }

    private mutating func take(_ isTaken: (UInt8) -> Bool) -> AllowComment.Word {
        let taken = bytes.prefix(while: isTaken)
        bytes = bytes[taken.endIndex...]
        return .init(text: String(decoding: taken, as: UTF8.self), offset: taken.startIndex)
    }

    private mutating func word() -> AllowComment.Word {
        skip(Self.isSpace)
        return take { !Self.isSpace($0) && $0 != UInt8(ascii: ",") }
    }

    private func nextWord() -> String? {
        var copy = self
        let word = copy.word()
        return word.text.isEmpty ? nil : word.text
    }

    /// Removes the `*/` of a block comment.
    private mutating func dropCommentEnd() {
        while let last = bytes.last, Self.isSpace(last) { bytes.removeLast() }
        if bytes.count >= 2, bytes.suffix(2).elementsEqual("*/".utf8) { bytes.removeLast(2) }
    }

    private func trimmed(_ bytes: ArraySlice<UInt8>) -> String {
        var bytes = bytes.drop(while: Self.isSpace)
        while let last = bytes.last, Self.isSpace(last) { bytes.removeLast() }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}

// Turns away source on which the parser would overflow its stack or never end, before it is parsed.

import NormaText

/// A look at the bytes of a file for nesting that no person writes.
///
/// The parser stops at a depth of brackets that it is given, but not everywhere: it looks ahead recursively through generic
/// arguments, arrows, prefix words, `else if` and `#if`, and its time doubles with each `[` in what may be a type. The
/// limits below are far above what code needs and, on a stack of sixteen megabytes, far below what overflows it.
/// Strings and comments are recognised roughly, which is enough here.
struct NestingGuard {
    private enum Limit {
        static let brackets = 16
        static let parentheses = 10_000
        static let braces = 1_000
        static let interpolations = 200
        static let angles = 500
        static let arrows = 1_000
        static let words = 1_000
        static let alternatives = 2_000
        static let choices = 2_000
        static let conditions = 1_000
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var isAfterBrace = false
    /// `[` since the last thing that can't be part of a type.
    private var brackets = 0
    private var parentheses = 0
    private var braces = 0
    private var interpolations = 0
    private var angles = 0
    private var arrows = 0
    /// Words with nothing but white space between them.
    private var words = 0
    private var alternatives = 0
    private var choices = 0
    private var conditions = 0
    private var problem: String?

    private init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    /// Where the nesting goes too far, and what it is; nil for all code that people write.
    ///
    /// Cost: one pass over the bytes.
    static func problem(in source: SourceText) -> (message: String, place: ByteRange)? {
        var search = NestingGuard(source.bytes)
        guard let problem = search.search() else { return nil }
        let place = min(search.index, source.count)
        return ("\(problem) here than can be read; the file was left out", ByteRange(place, place))
    }

    private mutating func search() -> String? {
        var place = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte == 0x20 {
                place += 1
            } else if byte.isLowercaseLetter || byte.isWordPart {
                index = place
                enterWord(byte)
                if problem != nil { return problem }
                place = endOfWord(from: place + 1)
            } else if byte.isWhiteSpace {
                place += 1
            } else {
                index = place
                pass(byte)
                if problem != nil { return problem }
                place = index + 1
            }
        }
        return nil
    }

    private func endOfWord(from place: Int) -> Int {
        var place = place
        while place < bytes.count, bytes[place].isLowercaseLetter || bytes[place].isWordPart { place += 1 }
        return place
    }

    private mutating func enterWord(_ byte: UInt8) {
        words += 1
        if words > Limit.words { problem = "more words follow one another" }
        if isAfterBrace {
            isAfterBrace = false
            alternatives = begins("else") ? alternatives + 1 : 0
            if alternatives > Limit.alternatives { problem = "more `else` follow one another" }
        }
        if brackets > 0, byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") { brackets = 0 }
        if arrows > 0, Self.headWords.contains(where: { begins($0) }) { arrows = 0 }
    }

    private static let headWords: [StaticString] = ["func", "init", "subscript", "var", "let", "case", "typealias"]

    private mutating func pass(_ byte: UInt8) {
        words = 0
        if isAfterBrace {
            isAfterBrace = false
            alternatives = 0
        }
        switch byte {
        case UInt8(ascii: "["): brackets = deeper(brackets, Limit.brackets, "more `[` are nested")
        case UInt8(ascii: "]"): brackets = max(0, brackets - 1)
        case UInt8(ascii: "("): parentheses = deeper(parentheses, Limit.parentheses, "more `(` are nested")
        case UInt8(ascii: ")"): passRightParenthesis()
        case UInt8(ascii: "<"): angles = deeper(angles, Limit.angles, "more `<` are nested")
        case UInt8(ascii: ">"): passRightAngle()
        case UInt8(ascii: "?"):
            if isSpace(after: index) { choices = deeper(choices, Limit.choices, "more `?` are nested") }
        case UInt8(ascii: ":"): choices = max(0, choices - 1)
        case UInt8(ascii: "{"), UInt8(ascii: "}"), UInt8(ascii: ";"): passStatementEdge(byte)
        case UInt8(ascii: "#"): passPound()
        case UInt8(ascii: "\""): passString()
        case UInt8(ascii: "/"): if begins("//") { passLine() }
        default: break
        }
    }

    private mutating func deeper(_ depth: Int, _ limit: Int, _ message: String) -> Int {
        if depth >= limit { problem = message }
        return depth + 1
    }

    private mutating func passRightParenthesis() {
        parentheses = max(0, parentheses - 1)
        interpolations = max(0, interpolations - 1)
    }

    private mutating func passRightAngle() {
        if index > 0, bytes[index - 1] == UInt8(ascii: "-") {
            arrows = deeper(arrows, Limit.arrows, "more `->` follow one another")
        } else {
            angles = max(0, angles - 1)
        }
    }

    private mutating func passStatementEdge(_ byte: UInt8) {
        isAfterBrace = byte == UInt8(ascii: "}")
        if isAfterBrace { braces = max(0, braces - 1) }
        if byte == UInt8(ascii: "{") { braces = deeper(braces, Limit.braces, "more `{` are nested") }
        brackets = 0
        angles = 0
        arrows = 0
        choices = 0
    }

    private mutating func passPound() {
        if begins("#if") { conditions = deeper(conditions, Limit.conditions, "more `#if` are nested") }
        if begins("#endif") { conditions = max(0, conditions - 1) }
    }

    /// To the end of the literal, its line or its first interpolation.
    private mutating func passString() {
        brackets = 0
        if begins("\"\"\"") {
            index += 2
            return
        }
        while index + 1 < bytes.count {
            index += 1
            let byte = bytes[index]
            if byte == UInt8(ascii: "\"") || byte == 0x0A || byte == 0x0D { return }
            guard byte == UInt8(ascii: "\\") else { continue }
            if index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "(") {
                interpolations = deeper(interpolations, Limit.interpolations, "more interpolations are nested")
                return
            }
            index += 1
        }
    }

    private mutating func passLine() {
        while index + 1 < bytes.count, bytes[index + 1] != 0x0A, bytes[index + 1] != 0x0D { index += 1 }
    }

    private func isSpace(after index: Int) -> Bool { index + 1 >= bytes.count || bytes[index + 1].isWhiteSpace }

    private func begins(_ text: StaticString) -> Bool {
        guard index + text.utf8CodeUnitCount <= bytes.count else { return false }
        return text.withUTF8Buffer { wanted in
            for offset in 0..<wanted.count where bytes[index + offset] != wanted[offset] { return false }
            return true
        }
    }
}

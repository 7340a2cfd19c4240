// Splits a file into the few kinds of token that determine its nesting, as Swift's own lexer does.

/// A token as far as nesting is concerned.
struct CodeToken {
    enum Kind {
        case word, number, literal, at, comma, colon, semicolon, backslash, period, pound
        /// `(`, `[`, `{`
        case opening
        /// `)`, `]`, `}`
        case closing
        /// `\(` in a literal.
        case interpolation
        /// The end of the content of `\(…)`, whatever ends it.
        case interpolationEnd
        /// One or more characters of an operator, `->`, `<`, `=` and `?` among them.
        case `operator`
        case end
    }

    var kind: Kind
    var start: Int
    var end: Int
}

/// One pass over the bytes; comments are skipped, and a literal without interpolations is one token.
///
/// The content of a comment, a literal or a marked merge conflict is never taken for code, or the other way round: the
/// rules are those of swift-syntax's lexer, including its mistakes on broken code.
struct CodeLexer {
    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0
    /// The literals that enclose the code at `index`, innermost last.
    var literals: [OpenLiteral] = []
    /// The literal that continues after an interpolation.
    var resumed: OpenLiteral?
    var previous = CodeToken(kind: .semicolon, start: 0, end: 0)
    /// Whether a line break or the start of the file precedes the last token.
    private(set) var startsLine = true
    /// The number of bytes that Swift's lexer searches for ends that never come.
    var searched = 0
    /// Before these offsets nothing of the kind ends, so that no end is searched for twice.
    var searches = FutileSearches()

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    subscript(offset: Int) -> UInt8 { offset < bytes.count && offset >= 0 ? bytes[offset] : 0 }

    mutating func next() -> CodeToken {
        startsLine = index == 0
        let token = read()
        previous = token
        return token
    }

    private mutating func read() -> CodeToken {
        if let literal = resumed {
            resumed = nil
            return restOfLiteral(literal, from: index)
        }
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case 0x20:
                index += 1
                while index < bytes.count, bytes[index] == 0x20 { index += 1 }
            case 0x09, 0x0B, 0x0C, 0: index += 1
            case 0x0A, 0x0D:
                if let literal = literals.last, literal.kind != .lines {
                    literals.removeLast()
                    return token(.interpolationEnd, to: index)
                }
                startsLine = true
                index += 1
            case UInt8(ascii: "/"):
                if self[index + 1] == UInt8(ascii: "/") {
                    index = lineEnd(from: index)
                } else if self[index + 1] == UInt8(ascii: "*") {
                    passBlockComment()
                } else {
                    return operatorOrRegex()
                }
            case 0xC2 where self[index + 1] == 0xA0: index += 2
            case 0xEF where self[index + 1] == 0xBB && self[index + 2] == 0xBF: index += 3
            case UInt8(ascii: "<"), UInt8(ascii: ">"):
                if passConflict() { continue }
                return byte == UInt8(ascii: "<") && passPlaceholder() ? token(.word, to: index) : operatorOrRegex()
            default: return codeToken(byte)
            }
        }
        return CodeToken(kind: .end, start: bytes.count, end: bytes.count)
    }

    /// A token from `index`, which moves to its end.
    mutating func token(_ kind: CodeToken.Kind, to end: Int) -> CodeToken {
        let start = min(index, end)
        index = end
        return CodeToken(kind: kind, start: start, end: end)
    }

    private mutating func codeToken(_ byte: UInt8) -> CodeToken {
        switch byte {
        case UInt8(ascii: "("):
            if !literals.isEmpty { literals[literals.count - 1].parentheses += 1 }
            return token(.opening, to: index + 1)
        case UInt8(ascii: ")"): return rightParenthesis()
        case UInt8(ascii: "["), UInt8(ascii: "{"): return token(.opening, to: index + 1)
        case UInt8(ascii: "]"), UInt8(ascii: "}"): return token(.closing, to: index + 1)
        case UInt8(ascii: ","): return token(.comma, to: index + 1)
        case UInt8(ascii: ":"): return token(.colon, to: index + 1)
        case UInt8(ascii: ";"): return token(.semicolon, to: index + 1)
        case UInt8(ascii: "@"): return token(.at, to: index + 1)
        case UInt8(ascii: "\\"): return token(.backslash, to: index + 1)
        case UInt8(ascii: "\""), UInt8(ascii: "'"): return literal(pounds: 0)
        case UInt8(ascii: "#"): return poundToken()
        case UInt8(ascii: "`"): return escapedName()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return token(.number, to: wordEnd(from: index + 1))
        case UInt8(ascii: "."): return dots()
        case 0xE2 where self[index + 1] == 0x80 && self[index + 2] == 0x9C: return typographicText()
        default:
            if byte.isCodeWordPart { return token(.word, to: wordEnd(from: index + 1)) }
            return byte.isOperatorPart ? operatorOrRegex() : token(.word, to: index + 1)
        }
    }

    /// `.`, or an operator that begins with two, such as `..<`.
    private mutating func dots() -> CodeToken {
        guard self[index + 1] == UInt8(ascii: ".") else { return token(.period, to: index + 1) }
        var end = index + 2
        while self[end] == UInt8(ascii: ".") || self[end].isOperatorPart && self[end] != UInt8(ascii: "/") { end += 1 }
        return token(.operator, to: end)
    }

    private mutating func rightParenthesis() -> CodeToken {
        guard let literal = literals.last else { return token(.closing, to: index + 1) }
        guard literal.parentheses == 0 else {
            literals[literals.count - 1].parentheses -= 1
            return token(.closing, to: index + 1)
        }
        resumed = literals.removeLast()
        return token(.interpolationEnd, to: index + 1)
    }

    func wordEnd(from place: Int) -> Int {
        var place = place
        while place < bytes.count, bytes[place].isCodeWordPart { place += 1 }
        return place
    }

    func lineEnd(from place: Int) -> Int {
        var place = place
        while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D { place += 1 }
        return place
    }

    private mutating func passBlockComment() {
        var depth = 1
        index += 2
        while index < bytes.count {
            let byte = bytes[index]
            index += 1
            if byte == UInt8(ascii: "*"), self[index] == UInt8(ascii: "/") {
                index += 1
                depth -= 1
                if depth == 0 { return }
            } else if byte == UInt8(ascii: "/"), self[index] == UInt8(ascii: "*") {
                index += 1
                depth += 1
            } else if byte == 0x0A || byte == 0x0D {
                startsLine = true
            }
        }
    }

    /// A name in backticks, which may contain anything but a line break; a single backtick isn't one.
    private mutating func escapedName() -> CodeToken {
        let start = index + 1
        guard searches.backtick <= start else {
            searched += searches.backtick - start
            return token(.word, to: start)
        }
        var place = start
        while place < bytes.count, bytes[place] != 0x0A, bytes[place] != 0x0D {
            if bytes[place] == UInt8(ascii: "`") { return token(.word, to: place + 1) }
            place += 1
        }
        searches.backtick = place
        searched += place - start
        return token(.word, to: start)
    }

    func begins(_ text: StaticString, at place: Int) -> Bool { bytes.begins(text, at: place) }
}

extension UnsafeBufferPointer<UInt8> {
    func begins(_ text: StaticString, at place: Int) -> Bool {
        guard place >= 0, place + text.utf8CodeUnitCount <= count else { return false }
        return text.withUTF8Buffer { wanted in
            for offset in 0..<wanted.count where self[place + offset] != wanted[offset] { return false }
            return true
        }
    }
}

extension UInt8 {
    /// A letter, a digit, `_`, `$`, or part of a character beyond ASCII.
    var isCodeWordPart: Bool {
        // One bit for each character: `$` and digits, and then `A-Z`, `_` and `a-z`.
        let bits: UInt64 = self < 0x40 ? 0x03FF_0010_0000_0000 : 0x07FF_FFFE_87FF_FFFE
        return self >= 0x80 || bits >> (self & 0x3F) & 1 == 1
    }

    var isOperatorPart: Bool {
        switch self {
        case UInt8(ascii: "/"), UInt8(ascii: "="), UInt8(ascii: "-"), UInt8(ascii: "+"), UInt8(ascii: "!"),
            UInt8(ascii: "*"), UInt8(ascii: "%"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "&"),
            UInt8(ascii: "|"), UInt8(ascii: "^"), UInt8(ascii: "~"), UInt8(ascii: "?"):
            true
        default: false
        }
    }
}

// The texts in a Ruby file, in all the ways that there are to write one.

import NormaText

/// `<<~TEXT`: the lines up to a line with only the mark are a text.
struct RubyHeredoc {
    var mark: String
    /// Whether blanks may come before the mark that ends it.
    var isIndented: Bool
    var range: ByteRange

    var problem: PlacedProblem {
        PlacedProblem("the text that begins here has no closing line `\(mark)`", at: range)
    }
}

extension RubyWords {
    private static let deepest = 64

    // MARK: Symbols and characters

    mutating func symbol() throws(PlacedProblem) {
        let start = reading.index
        if reading.take("::") { return add(.sign(UInt8(ascii: ":")), "::", from: start) }
        let mayBegin = expectation != .sign
        reading.index += 1
        guard let byte = reading.next else { return add(.sign(UInt8(ascii: ":")), ":", from: start) }
        if Self.isName(byte) {
            reading.skip { Self.isName($0) }
            _ = reading.take(UInt8(ascii: "!")) || reading.take(UInt8(ascii: "?"))
            return add(.symbol, reading.text(from: start + 1), from: start)
        }
        if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            try quoted(byte)
            if !words.isEmpty { words[words.count - 1].kind = .symbol }
        } else if mayBegin, takeOperator() {
            add(.symbol, reading.text(from: start + 1), from: start)
        } else {
            add(.sign(UInt8(ascii: ":")), ":", from: start)
        }
    }

    /// `:[]`, `:+`: a method of this name.
    private mutating func takeOperator() -> Bool {
        let long = reading.take("[]=") || reading.take("[]") || reading.take("<=>") || reading.take("===")
        let signs: Set<UInt8> = Set("+-*/%<>=!~^&|`".utf8)
        guard !long, let first = reading.next, signs.contains(first) else { return long }
        reading.index += 1
        if let second = reading.next, Set("=~*<>@".utf8).contains(second) { reading.index += 1 }
        return true
    }

    /// `?a`; a question everywhere else.
    mutating func character() {
        let start = reading.index
        guard expectation == .value, let byte = reading.byte(at: 1), byte > 0x20 else { return sign(UInt8(ascii: "?")) }
        let isEscaped = byte == UInt8(ascii: "\\")
        let isWord = Self.isName(byte) && byte < 0x80 && reading.byte(at: 2).map(Self.isName) ?? false
        if isWord { return sign(UInt8(ascii: "?")) }
        reading.index += isEscaped ? 3 : 2
        if isEscaped || byte >= 0x80 { reading.skip { Self.isName($0) } }
        reading.index = min(reading.index, reading.bytes.count)
        add(.text, reading.text(from: start + 1), from: start)
    }

    // MARK: Between quotes

    mutating func quoted(_ quote: UInt8) throws(PlacedProblem) {
        let start = reading.index
        reading.index += 1
        var text: [UInt8] = []
        while let byte = reading.next, byte != quote {
            if byte == UInt8(ascii: "\\"), let next = reading.byte(at: 1) {
                text +=
                    quote == UInt8(ascii: "'") && next != quote && next != byte ? [byte, next] : [Self.escaped(next)]
                reading.index += 2
            } else if quote != UInt8(ascii: "'"), reading.starts(with: "#{") {
                let hole = reading.index
                try skipHole()
                text += reading.bytes[hole..<min(reading.index, reading.bytes.count)]
            } else {
                text.append(byte)
                reading.index += 1
            }
        }
        guard reading.take(quote) else {
            throw PlacedProblem("this quote is never closed", at: ByteRange(start, start + 1))
        }
        add(.text, String(decoding: text, as: UTF8.self), from: start)
        let isInside = words.count > 1
        if reading.next == UInt8(ascii: ":"), reading.byte(at: 1) != UInt8(ascii: ":"), isInside {
            reading.index += 1
            words[words.count - 1].kind = .label
        }
    }

    private static func escaped(_ byte: UInt8) -> UInt8 {
        switch byte {
        case UInt8(ascii: "n"): 0x0A
        case UInt8(ascii: "t"): 0x09
        default: byte
        }
    }

    /// `#{…}` in a text, with the texts in it. At the end of the file the caller sees that its text is not closed.
    private mutating func skipHole(depth: Int = 0) throws(PlacedProblem) {
        guard depth < Self.deepest else {
            throw PlacedProblem(kind: .tooDeep, "it is nested more than \(Self.deepest) levels deep", at: reading.here)
        }
        reading.index += 2
        var braces = 1
        var last = UInt8(ascii: "{")
        while let byte = reading.next {
            defer { if byte > 0x20 { last = byte } }
            reading.index += 1
            switch byte {
            case UInt8(ascii: "{"): braces += 1
            case UInt8(ascii: "}"):
                braces -= 1
                if braces == 0 { return }
            case UInt8(ascii: "\\"): reading.index += 1
            case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): try skipInner(byte, depth: depth)
            case UInt8(ascii: "/") where "({[,=~|&!".utf8.contains(last): try skipInner(byte, depth: depth)
            default: break
            }
        }
    }

    private mutating func skipInner(_ quote: UInt8, depth: Int) throws(PlacedProblem) {
        while let byte = reading.next {
            if quote != UInt8(ascii: "'"), reading.starts(with: "#{") {
                try skipHole(depth: depth + 1)
                continue
            }
            reading.index += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == quote { return }
        }
    }

    // MARK: Between other marks

    /// `%w[a b]`, `%(text)`: passed over as one text.
    mutating func percentText() throws(PlacedProblem) {
        let start = reading.index
        let expectation = expectation
        let letter = reading.byte(at: 1).flatMap { Set("wWiIqQrxs".utf8).contains($0) ? $0 : nil }
        let skipped = letter == nil ? 1 : 2
        guard expectation != .sign, let opener = reading.byte(at: skipped),
            Self.mayEnclose(opener, isClear: expectation == .value || letter != nil)
        else { return sign(UInt8(ascii: "%")) }
        let closer = Self.pairs[opener] ?? opener
        let hasHoles = letter.map { !Set("wiqs".utf8).contains($0) } ?? true
        reading.index += skipped + 1
        guard try skip(from: opener, to: closer, hasHoles: hasHoles) else {
            reading.index = start
            if expectation == .unclear { return sign(UInt8(ascii: "%")) }
            throw PlacedProblem("this text is never closed", at: ByteRange(start, start + skipped + 1))
        }
        add(.text, reading.text(from: start + skipped + 1, to: reading.index - 1), from: start)
    }

    private static let pairs: [UInt8: UInt8] = [
        UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "("): UInt8(ascii: ")"),
        UInt8(ascii: "{"): UInt8(ascii: "}"), UInt8(ascii: "<"): UInt8(ascii: ">"),
    ]

    private static func mayEnclose(_ byte: UInt8, isClear: Bool) -> Bool {
        if pairs[byte] != nil || byte == UInt8(ascii: "|") { return true }
        return isClear && byte > 0x20 && byte < 0x7F && !isName(byte)
    }

    /// Skips the enclosed text and its end; false, at the end of the file, if that does not come.
    private mutating func skip(from opener: UInt8, to closer: UInt8, hasHoles: Bool) throws(PlacedProblem) -> Bool {
        var depth = 1
        while let byte = reading.next {
            if hasHoles, reading.starts(with: "#{") {
                try skipHole()
                continue
            }
            reading.index += byte == UInt8(ascii: "\\") ? 2 : 1
            if byte == closer {
                depth -= 1
                if depth == 0 { return true }
            } else if byte == opener {
                depth += 1
            }
        }
        return false
    }

    /// `/…/`, if a value is expected, and no number is divided.
    mutating func expression() throws(PlacedProblem) {
        let start = reading.index
        let expectation = expectation
        if expectation == .sign { return sign(UInt8(ascii: "/")) }
        reading.index += 1
        while let byte = reading.next, byte != UInt8(ascii: "/"), byte != 0x0A || expectation == .value {
            if reading.starts(with: "#{") {
                try skipHole()
            } else {
                reading.index += byte == UInt8(ascii: "\\") ? 2 : 1
            }
        }
        guard reading.take(UInt8(ascii: "/")) else {
            reading.index = start
            if expectation == .unclear { return sign(UInt8(ascii: "/")) }
            throw PlacedProblem("this expression is never closed", at: reading.here)
        }
        reading.skip { Self.isName($0) }
        add(.text, "", from: start)
    }

    // MARK: From the next line on

    mutating func waitingText() {
        let start = reading.index
        let expectation = expectation
        reading.index += 2
        let isIndented = reading.take(UInt8(ascii: "~")) || reading.take(UInt8(ascii: "-"))
        guard expectation != .sign, let mark = takeMark(isCertain: isIndented || expectation == .value) else {
            reading.index = start + 2
            return add(.sign(UInt8(ascii: "<")), "<<", from: start)
        }
        waiting.append(RubyHeredoc(mark: mark, isIndented: isIndented, range: ByteRange(start, reading.index)))
        add(.text, "", from: start)
        // `list <<NAME` may add a constant to a list.
        guard expectation == .unclear, lastLine(mark) < reading.index else { return }
        waiting.removeLast()
        words.removeLast()
        reading.index = start + 2
        add(.sign(UInt8(ascii: "<")), "<<", from: start)
    }

    /// Nil if no mark comes. One in small letters without anything before it may be a list that something is added to.
    private mutating func takeMark(isCertain: Bool) -> String? {
        let quotes: Set<UInt8> = Set("\"'`".utf8)
        if let quote = reading.next, quotes.contains(quote) {
            reading.index += 1
            let start = reading.index
            reading.skip { $0 != quote && $0 != 0x0A }
            let mark = reading.text(from: start)
            return reading.take(quote) && !mark.isEmpty ? mark : nil
        }
        let start = reading.index
        reading.skip { Self.isName($0) }
        let mark = reading.text(from: start)
        guard let first = mark.first, !first.isNumber, isCertain || first.isUppercase || first == "_" else {
            return nil
        }
        return mark
    }

    private mutating func lastLine(_ mark: String) -> Int {
        if let lastLines { return lastLines[ExactText(mark)] ?? -1 }
        var lines: [ExactText: Int] = [:]
        for line in TextLine.all(of: reading.bytes) { lines[ExactText(line.text)] = Int(line.range.start) }
        lastLines = lines
        return lines[ExactText(mark)] ?? -1
    }

    mutating func skipWaitingTexts() throws(PlacedProblem) {
        for text in waiting {
            var isEnded = false
            while !isEnded, !reading.isAtEnd {
                if text.isIndented { reading.skip { $0 == 0x20 || $0 == 0x09 } }
                let start = reading.index
                reading.skip { $0 != 0x0A }
                let end = start < reading.index && reading.byte(at: -1) == 0x0D ? reading.index - 1 : reading.index
                isEnded = reading.bytes[start..<end].elementsEqual(text.mark.utf8)
                _ = reading.take(0x0A)
            }
            guard isEnded else { throw text.problem }
        }
        waiting = []
    }
}

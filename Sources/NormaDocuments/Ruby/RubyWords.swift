// Divides a Ruby file into words, as far as the files need that are written in it to be read like settings.

import NormaText

struct RubyWord {
    enum Kind: Hashable {
        case name, text, symbol, number
        /// `version:` before a value, or `:version =>`.
        case label
        case sign(UInt8)
        /// The end of a statement.
        case end
    }

    var kind: Kind
    /// Without quotes and colons.
    var text: String
    var range: ByteRange
}

/// Names, texts, symbols and signs; comments, documentation and the texts behind `<<` are passed over.
///
/// Cost: one pass over the bytes.
struct RubyWords {
    private var reading: TextReading
    private var words: [RubyWord] = []
    private var brackets = 0
    /// The marks of texts that begin on the next line.
    private var waiting: [String] = []

    static func all(of bytes: [UInt8]) throws(PlacedProblem) -> [RubyWord] {
        var words = RubyWords(reading: TextReading(bytes))
        while !words.reading.isAtEnd { try words.step() }
        words.endStatement()
        return words.words
    }

    private init(reading: TextReading) { self.reading = reading }

    private mutating func step() throws(PlacedProblem) {
        guard let byte = reading.next else { return }
        switch byte {
        case 0x0A:
            endStatement()
            reading.index += 1
            skipWaitingTexts()
            if reading.starts(with: "=begin") { skipDocumentation() }
            if reading.starts(with: "__END__") { reading.index = reading.bytes.count }
        case 0...0x20: reading.index += 1
        case UInt8(ascii: "#"): reading.skipLine()
        case UInt8(ascii: "\\"): reading.index += 2
        // A method may have this name.
        case UInt8(ascii: "`") where words.last?.text == "def": reading.index += 1
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): try quoted(byte)
        case UInt8(ascii: ":"): try symbol()
        case UInt8(ascii: "%"): percentText()
        case UInt8(ascii: "/") where beginsExpression: expression()
        case UInt8(ascii: "<") where reading.starts(with: "<<"): waitingText()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
        default:
            if Self.isName(byte) { name() } else { sign(byte) }
        }
    }

    private mutating func endStatement() {
        guard brackets == 0, let last = words.last else { return }
        switch last.kind {
        case .end: return
        case .sign(let byte) where Self.goesOn.contains(byte): return
        case .label: return
        default: words.append(RubyWord(kind: .end, text: "", range: reading.here))
        }
    }

    /// Behind these a statement goes on in the next line.
    private static let goesOn: Set<UInt8> = Set(",=+*&.{([".utf8)

    private mutating func add(_ kind: RubyWord.Kind, _ text: String, from start: Int) {
        words.append(RubyWord(kind: kind, text: text, range: ByteRange(start, reading.index)))
    }

    private mutating func sign(_ byte: UInt8) {
        let start = reading.index
        if byte == UInt8(ascii: ";") {
            endStatement()
            reading.index += 1
            return
        }
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"): brackets += byte == UInt8(ascii: "{") ? 0 : 1
        case UInt8(ascii: ")"), UInt8(ascii: "]"): brackets = max(0, brackets - 1)
        default: break
        }
        reading.index += 1
        add(.sign(byte), reading.text(from: start), from: start)
    }

    private mutating func number() {
        let start = reading.index
        reading.skip { Self.isName($0) || $0 == UInt8(ascii: ".") }
        add(.number, reading.text(from: start), from: start)
    }

    private mutating func name() {
        let start = reading.index
        reading.skip { Self.isName($0) }
        if let mark = reading.next, mark == UInt8(ascii: "!") || mark == UInt8(ascii: "?"),
            reading.byte(at: 1) != UInt8(ascii: "=")
        {
            reading.index += 1
        }
        let text = reading.text(from: start)
        if reading.next == UInt8(ascii: ":"), reading.byte(at: 1) != UInt8(ascii: ":") {
            reading.index += 1
            add(.label, text, from: start)
        } else {
            add(.name, text, from: start)
        }
    }

    private static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    // MARK: Texts

    private mutating func symbol() throws(PlacedProblem) {
        let start = reading.index
        if reading.take("::") { return add(.sign(UInt8(ascii: ":")), "::", from: start) }
        reading.index += 1
        guard let byte = reading.next, byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || Self.isName(byte)
        else {
            return add(.sign(UInt8(ascii: ":")), ":", from: start)
        }
        if Self.isName(byte) {
            reading.skip { Self.isName($0) }
            _ = reading.take(UInt8(ascii: "!")) || reading.take(UInt8(ascii: "?"))
            return add(.symbol, reading.text(from: start + 1), from: start)
        }
        try quoted(byte)
        if !words.isEmpty { words[words.count - 1].kind = .symbol }
    }

    private mutating func quoted(_ quote: UInt8) throws(PlacedProblem) {
        let start = reading.index
        reading.index += 1
        var text: [UInt8] = []
        while let byte = reading.next, byte != quote {
            if byte == UInt8(ascii: "\\"), let next = reading.byte(at: 1) {
                text +=
                    quote == UInt8(ascii: "'") && next != quote && next != byte ? [byte, next] : [Self.escaped(next)]
                reading.index += 2
            } else if byte == UInt8(ascii: "#"), quote != UInt8(ascii: "'"), reading.byte(at: 1) == UInt8(ascii: "{") {
                let hole = reading.index
                skipHole()
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
        if reading.next == UInt8(ascii: ":"), reading.byte(at: 1) != UInt8(ascii: ":"), brackets > 0 || words.count > 1
        {
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

    /// `#{…}` in a text.
    private mutating func skipHole() {
        var depth = 0
        while let byte = reading.next {
            if byte == UInt8(ascii: "{") { depth += 1 }
            if byte == UInt8(ascii: "}") { depth -= 1 }
            reading.index += 1
            if byte == UInt8(ascii: "}"), depth == 0 { return }
        }
    }

    /// `%w[a b]`, `%(text)`: passed over as one text.
    private mutating func percentText() {
        let start = reading.index
        let letters: Set<UInt8> = Set("wWiIqQr".utf8)
        let skipped = reading.byte(at: 1).map(letters.contains) ?? false ? 2 : 1
        let pairs: [UInt8: UInt8] = [
            UInt8(ascii: "["): UInt8(ascii: "]"), UInt8(ascii: "("): UInt8(ascii: ")"),
            UInt8(ascii: "{"): UInt8(ascii: "}"),
            UInt8(ascii: "|"): UInt8(ascii: "|"), UInt8(ascii: "<"): UInt8(ascii: ">"),
        ]
        guard let open = reading.byte(at: skipped), let close = pairs[open] else { return sign(UInt8(ascii: "%")) }
        reading.index += skipped + 1
        reading.skip { $0 != close }
        reading.index += 1
        add(
            .text,
            reading.text(from: start + skipped + 1, to: min(reading.index, reading.bytes.count) - 1),
            from: start
        )
    }

    /// Whether a slash begins a regular expression: a value is due, and none to divide stands before it.
    private var beginsExpression: Bool {
        guard let last = words.last else { return true }
        switch last.kind {
        case .end, .label: return true
        case .sign(let byte): return !")]}".utf8.contains(byte)
        case .name:
            let next = reading.byte(at: 1) ?? 0x20
            return Self.beforeValues.contains(last.text) || reading.byte(at: -1) == 0x20 && next > 0x20
        case .text, .symbol, .number: return false
        }
    }

    private static let beforeValues: Set<String> = [
        "if", "unless", "when", "and", "or", "not", "return", "while", "until",
    ]

    private mutating func expression() {
        let start = reading.index
        reading.index += 1
        while let byte = reading.next, byte != UInt8(ascii: "/"), byte != 0x0A {
            reading.index += byte == UInt8(ascii: "\\") ? 2 : 1
        }
        _ = reading.take(UInt8(ascii: "/"))
        add(.text, "", from: start)
    }

    /// `<<~TEXT`: what stands up to a line with the mark alone is a text.
    private mutating func waitingText() {
        let start = reading.index
        reading.index += 2
        _ = reading.take(UInt8(ascii: "~")) || reading.take(UInt8(ascii: "-"))
        let quote = reading.next.flatMap { $0 == UInt8(ascii: "'") || $0 == UInt8(ascii: "\"") ? $0 : nil }
        if quote != nil { reading.index += 1 }
        let markStart = reading.index
        reading.skip { Self.isName($0) }
        let mark = reading.text(from: markStart)
        guard let first = mark.first, first.isUppercase || first == "_" || quote != nil else {
            reading.index = start + 2
            return add(.sign(UInt8(ascii: "<")), "<<", from: start)
        }
        if let quote { _ = reading.take(quote) }
        waiting.append(mark)
        add(.text, "", from: start)
    }

    private mutating func skipWaitingTexts() {
        for mark in waiting {
            while !reading.isAtEnd {
                let start = reading.index
                reading.skipLine()
                let line = Substring(reading.text(from: start)).withoutBlanks
                reading.index += 1
                if line == mark { break }
            }
        }
        waiting = []
    }

    private mutating func skipDocumentation() {
        while !reading.isAtEnd {
            reading.skipLine()
            reading.skip { $0 == 0x0A || $0 == 0x0D }
            if reading.starts(with: "=end") { return reading.skipLine() }
        }
    }
}

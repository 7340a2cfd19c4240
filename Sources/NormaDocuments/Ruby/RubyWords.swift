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

    func isSign(_ sign: Unicode.Scalar) -> Bool { kind == .sign(UInt8(ascii: sign)) }
    func isName(_ name: String) -> Bool { kind == .name && text == name }
}

/// Names, texts, symbols and signs; comments, documentation and the texts after `<<` are skipped.
///
/// An unclosed block or text is a problem: the content after the cut is unknown. Cost: one pass over the bytes.
struct RubyWords {
    var reading: TextReading
    var words: [RubyWord] = []
    /// The brackets around the place that is read, the outermost first.
    private var open: [RubyWord] = []
    private var openCounts: [UInt8: Int] = [:]
    /// Texts that begin on the next line.
    var waiting: [RubyHeredoc] = []
    /// For the text of each line that may end such a text, the beginning of the last of these lines; nil until it is needed.
    var lastLines: [ExactText: Int]?

    static func all(of bytes: [UInt8]) throws(PlacedProblem) -> [RubyWord] {
        var words = RubyWords(reading: TextReading(bytes))
        try words.beginLine()
        while !words.reading.isAtEnd { try words.step() }
        try words.finish()
        return words.words
    }

    private init(reading: TextReading) { self.reading = reading }

    private mutating func step() throws(PlacedProblem) {
        guard let byte = reading.next else { return }
        switch byte {
        case 0x0A:
            endStatement()
            reading.index += 1
            try skipWaitingTexts()
            try beginLine()
        case 0...0x20: reading.index += 1
        case UInt8(ascii: "#"): reading.skipLine()
        case UInt8(ascii: "\\"): reading.index += reading.byte(at: 1) == 0x0D ? 3 : 2
        case _ where namesMethod && Self.beginTexts.contains(byte): sign(byte)
        case UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: "`"): try quoted(byte)
        case UInt8(ascii: ":"): try symbol()
        case UInt8(ascii: "%"): try percentText()
        case UInt8(ascii: "/"): try expression()
        case UInt8(ascii: "?"): character()
        case UInt8(ascii: "<") where reading.starts(with: "<<"): waitingText()
        case UInt8(ascii: "0")...UInt8(ascii: "9"): number()
        case UInt8(ascii: "$") where isSpecialVariable: specialVariable()
        default:
            if Self.isName(byte) { name() } else { try bracketOrSign(byte) }
        }
    }

    /// Documentation, and the end of the program.
    private mutating func beginLine() throws(PlacedProblem) {
        if isWholeWord("=begin") { try skipDocumentation() }
        let isEnd = reading.starts(with: "__END__") && [nil, 0x0A, 0x0D].contains(reading.byte(at: 7))
        if isEnd { reading.index = reading.bytes.count }
    }

    private func isWholeWord(_ word: StaticString) -> Bool {
        reading.starts(with: word) && (reading.byte(at: word.utf8CodeUnitCount) ?? 0) <= 0x20
    }

    private mutating func skipDocumentation() throws(PlacedProblem) {
        let start = reading.here
        while !reading.isAtEnd {
            reading.skipLine()
            reading.skip { $0 == 0x0A || $0 == 0x0D }
            if isWholeWord("=end") { return reading.skipLine() }
        }
        throw PlacedProblem("this documentation has no closing line `=end`", at: start)
    }

    private mutating func finish() throws(PlacedProblem) {
        endStatement()
        if let text = waiting.first { throw text.problem }
        if let bracket = open.last { throw Self.problem(of: bracket) }
        if let last = words.last, last.isSign(",") || last.isSign("=") {
            throw PlacedProblem("the file is cut off after this `\(last.text)`", at: last.range)
        }
    }

    private mutating func endStatement() {
        guard openCounts[UInt8(ascii: "("), default: 0] + openCounts[UInt8(ascii: "["), default: 0] == 0,
            let last = words.last
        else { return }
        switch last.kind {
        case .end: return
        case .sign(let byte) where Self.goesOn.contains(byte): return
        case .label: return
        default: words.append(RubyWord(kind: .end, text: "", range: reading.here))
        }
    }

    /// Behind these a statement goes on in the next line.
    private static let goesOn: Set<UInt8> = Set(",=+*&.{([".utf8)

    mutating func add(_ kind: RubyWord.Kind, _ text: String, from start: Int) {
        words.append(RubyWord(kind: kind, text: text, range: ByteRange(start, reading.index)))
    }

    // MARK: Signs

    mutating func sign(_ byte: UInt8) {
        let start = reading.index
        reading.index += 1
        add(.sign(byte), reading.text(from: start), from: start)
    }

    private mutating func bracketOrSign(_ byte: UInt8) throws(PlacedProblem) {
        if byte == UInt8(ascii: ";") {
            endStatement()
            reading.index += 1
            return
        }
        sign(byte)
        switch byte {
        case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"):
            if let last = words.last { open.append(last) }
            openCounts[byte, default: 0] += 1
        case UInt8(ascii: ")"): try close(UInt8(ascii: "("))
        case UInt8(ascii: "]"): try close(UInt8(ascii: "["))
        case UInt8(ascii: "}"): try close(UInt8(ascii: "{"))
        default: break
        }
    }

    /// One that closes nothing is passed over: nothing of such a file is trusted less for it.
    private mutating func close(_ opener: UInt8) throws(PlacedProblem) {
        guard let count = openCounts[opener], count > 0, let last = open.last else { return }
        guard last.kind == .sign(opener) else { throw Self.problem(of: last) }
        open.removeLast()
        openCounts[opener] = count - 1
    }

    private static func problem(of bracket: RubyWord) -> PlacedProblem {
        PlacedProblem("this `\(bracket.text)` is never closed", at: bracket.range)
    }

    // MARK: Names and numbers

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

    /// `$'`, `$/` and the like.
    private var isSpecialVariable: Bool {
        reading.byte(at: 1).map { $0 > 0x20 && $0 < 0x7F && !Self.isName($0) && $0 != UInt8(ascii: "{") } ?? false
    }

    private mutating func specialVariable() {
        let start = reading.index
        reading.index += 2
        add(.name, reading.text(from: start), from: start)
    }

    static func isName(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "@"), UInt8(ascii: "$"), 0x80...:
            true
        default: false
        }
    }

    // MARK: Possible next words

    /// Whether a sign can begin a text, or is one to calculate with.
    enum Expectation {
        case value, sign
        /// `puts /x/` prints an expression, `width /x/` divides: only the names distinguish them.
        case unclear
    }

    var expectation: Expectation {
        guard let last = words.last else { return .value }
        switch last.kind {
        case .end, .label: return .value
        case .sign(let byte): return ")]}".utf8.contains(byte) ? .sign : .value
        case .text, .symbol, .number: return .sign
        case .name:
            if Self.beforeValues.contains(last.text) { return .value }
            if Self.values.contains(last.text) { return .sign }
            let isApart = reading.byte(at: -1).map { $0 <= 0x20 } ?? true
            return isApart && (reading.byte(at: 1) ?? 0x20) > 0x20 ? .unclear : .sign
        }
    }

    /// After these a sign is the name of a method: `def /(other)`, `a.+(b)`.
    private static let beginTexts: Set<UInt8> = Set("/%<`".utf8)

    private var namesMethod: Bool { words.last.map { $0.isName("def") || $0.isSign(".") } ?? false }

    private static let beforeValues: Set<String> = [
        "and", "begin", "case", "do", "else", "elsif", "ensure", "if", "in", "not", "or", "return", "then", "unless",
        "until", "when", "while",
    ]
    private static let values: Set<String> = ["end", "self", "true", "false", "nil", "class"]
}

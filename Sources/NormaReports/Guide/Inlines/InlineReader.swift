// Reads the text of a paragraph, a heading or a cell: code, emphasis, links, breaks. Nothing nests in memory, so any
// depth is possible; a failed search isn't repeated, so each takes at most linear time.

import NormaText

struct InlineReader {
    let source: [UInt8]
    let definitions: LinkDefinitions
    private(set) var pieces: [InlinePiece] = []
    var index = 0
    /// The beginning of text that isn't a piece yet.
    var textStart = 0
    var runs = DelimiterRuns()
    var brackets: [Bracket] = []
    /// The brackets that a `]` may still close.
    var openBrackets: [Int] = []
    /// How many of the open brackets can't be links, because a link can't contain another.
    var spentBrackets = 0
    private var backticks: [Int: [Int]]?
    /// Failed searches: the text isn't further on either.
    private var missing: Set<String> = []

    struct Bracket {
        var isImage: Bool
        /// The index after it.
        var textStart: Int
        /// The number of runs before it.
        var lastRun: Int?
        /// Whether another bracket opened in it.
        var holdsBracket = false
        /// The target, found at the closing bracket.
        var link: LinkDefinitions.Definition?
    }

    static func read(_ source: [UInt8], definitions: LinkDefinitions) -> InlineReader {
        var reader = InlineReader(source: source, definitions: definitions)
        while reader.index < source.count { reader.step() }
        reader.flush()
        reader.runs.match(after: nil)
        return reader
    }

    private init(source: [UInt8], definitions: LinkDefinitions) {
        self.source = source
        self.definitions = definitions
    }

    private mutating func step() {
        switch source[index] {
        case 0x0A: readLineEnd()
        case UInt8(ascii: "\\"): readBackslash()
        case UInt8(ascii: "`"): readCode()
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"): readRun()
        case UInt8(ascii: "["): openBracket(isImage: false)
        case UInt8(ascii: "!") where byte(at: index + 1) == UInt8(ascii: "["): openBracket(isImage: true)
        case UInt8(ascii: "]"): closeBracket()
        case UInt8(ascii: "&"): readEntity()
        case UInt8(ascii: "<"): readAngle()
        case UInt8(ascii: ":"), UInt8(ascii: "w"), UInt8(ascii: "W"): readBareAddress()
        default: index += 1
        }
    }

    func byte(at index: Int) -> UInt8? { source.indices.contains(index) ? source[index] : nil }

    /// Turns the text so far into a piece.
    mutating func flush(upTo end: Int? = nil) {
        let end = end ?? index
        if textStart < end { pieces.append(.text(textStart..<end)) }
        textStart = index
    }

    /// Adds a piece for the text up to the offset.
    mutating func add(_ piece: InlinePiece?, upTo end: Int) {
        flush()
        if let piece { pieces.append(piece) }
        index = end
        textStart = end
    }

    // MARK: - One character

    private mutating func readLineEnd() {
        var end = index
        while end > textStart, source[end - 1] == 0x20 { end -= 1 }
        let isBreak = index - end >= 2
        flush(upTo: end)
        textStart = index
        var next = index + 1
        while next < source.count, source[next].isBlank { next += 1 }
        add(isBreak ? .lineBreak : .text(index..<(index + 1)), upTo: next)
    }

    private mutating func readBackslash() {
        guard let next = byte(at: index + 1) else { return index += 1 }
        if next == 0x0A {
            var end = index + 2
            while end < source.count, source[end].isBlank { end += 1 }
            add(.lineBreak, upTo: end)
        } else if next.isASCIIPunctuation {
            add(.text((index + 1)..<(index + 2)), upTo: index + 2)
        } else {
            index += 1
        }
    }

    private mutating func readEntity() {
        guard let (text, end) = HTMLEntity.read(in: source, at: index) else { return index += 1 }
        add(.characters(Array(text.utf8)), upTo: end)
    }

    private mutating func readRun() {
        let mark = source[index]
        let end = source[index...].firstIndex { $0 != mark } ?? source.count
        let run = DelimiterRun(mark: mark, range: index..<end, in: source)
        add(.run(runs.add(run)), upTo: end)
    }

    // MARK: - Code

    private mutating func readCode() {
        let length = source[index...].prefix { $0 == UInt8(ascii: "`") }.count
        let start = index + length
        guard let end = nextBackticks(length, from: start) else { return index = start }
        var code = source[start..<end].map { $0 == 0x0A ? 0x20 : $0 }
        if code.count > 1, code.first == 0x20, code.last == 0x20, code.contains(where: { $0 != 0x20 }) {
            code.removeFirst()
            code.removeLast()
        }
        add(.code(code), upTo: end + length)
    }

    /// The beginning of the next run of exactly this many backticks.
    private mutating func nextBackticks(_ length: Int, from start: Int) -> Int? {
        let known = backticks ?? Self.backtickRuns(in: source)
        backticks = known
        guard let starts = known[length] else { return nil }
        return starts[starts.partitioningIndex { $0 >= start }...].first
    }

    /// Where runs of backticks begin, by their length.
    private static func backtickRuns(in source: [UInt8]) -> [Int: [Int]] {
        var runs: [Int: [Int]] = [:]
        var index = 0
        while index < source.count {
            let start = index
            while index < source.count, source[index] == UInt8(ascii: "`") { index += 1 }
            if index > start { runs[index - start, default: []].append(start) } else { index += 1 }
        }
        return runs
    }

    // MARK: - Angle brackets

    private mutating func readAngle() {
        if let end = autolinkEnd() {
            let text = (index + 1)..<(end - 1)
            let isMail = !source[text].contains(UInt8(ascii: ":"))
            let target = (isMail ? Array("mailto:".utf8) : []) + source[text]
            add(.address(target: target, text: text), upTo: end)
        } else if let end = commentEnd() {
            add(nil, upTo: end)
        } else if let end = instructionEnd() ?? HTMLTag.end(in: source[...], from: index) {
            // Raw HTML is shown, and its content isn't Markdown.
            add(.text(index..<end), upTo: end)
        } else {
            index += 1
        }
    }

    /// The index after `<https://…>` or `<name@example.org>`.
    private func autolinkEnd() -> Int? {
        let body = source[(index + 1)...].prefix { $0 > 0x20 && $0 != 0x7F && $0 != 0x3C && $0 != 0x3E }
        guard byte(at: body.endIndex) == UInt8(ascii: ">"), body.first != nil else { return nil }
        let scheme = body.prefix(33).prefix { $0.isASCIILetter || $0.isDigit || [0x2B, 0x2D, 0x2E].contains($0) }
        if (2...32).contains(scheme.count), scheme.first?.isASCIILetter == true,
            byte(at: scheme.endIndex) == UInt8(ascii: ":")
        {
            return body.endIndex + 1
        }
        return MailAddress.isOne(body) ? body.endIndex + 1 : nil
    }

    private mutating func commentEnd() -> Int? {
        guard source[index...].starts(with: "<!--".utf8) else { return nil }
        if source[(index + 4)...].starts(with: ">".utf8) { return index + 5 }
        if source[(index + 4)...].starts(with: "->".utf8) { return index + 6 }
        return end(of: "-->", from: index + 4)
    }

    private mutating func instructionEnd() -> Int? {
        let rest = source[index...]
        if rest.starts(with: "<?".utf8) { return end(of: "?>", from: index + 2) }
        if rest.starts(with: "<![CDATA[".utf8) { return end(of: "]]>", from: index + 9) }
        guard rest.starts(with: "<!".utf8), byte(at: index + 2)?.isASCIILetter == true else { return nil }
        return end(of: ">", from: index + 2)
    }

    private mutating func end(of text: String, from start: Int) -> Int? {
        guard !missing.contains(text) else { return nil }
        let wanted = Array(text.utf8)
        var index = start
        while index + wanted.count <= source.count {
            if source[index...].starts(with: wanted) { return index + wanted.count }
            index += 1
        }
        missing.insert(text)
        return nil
    }
}

/// The parts of a line of text, in order.
enum InlinePiece {
    /// Bytes of the source, to be shown as they are.
    case text(Range<Int>)
    /// The character of an entity.
    case characters([UInt8])
    case code([UInt8])
    case lineBreak
    /// An index into the runs of `*`, `_` and `~`.
    case run(Int)
    /// An opening or a closing bracket: indices into the brackets.
    case opening(Int)
    case closing(Int)
    /// A bare address.
    case address(target: [UInt8], text: Range<Int>)
}

// The keys and values of a TOML file, one after the other.

import NormaText

struct TomlValues {
    var reading: TextReading
    private var depth = 0

    private static let deepest = 128

    init(reading: TextReading) { self.reading = reading }

    mutating func skipBlanksAndComments() {
        while true {
            reading.skipBlanks()
            guard reading.next == UInt8(ascii: "#") else { return }
            reading.skipLine()
        }
    }

    private mutating func skipSpaces() { reading.skip { $0 == 0x20 || $0 == 0x09 } }

    /// Only a comment may follow a value or header.
    mutating func endLine() throws(PlacedProblem) {
        skipSpaces()
        if reading.next == UInt8(ascii: "#") { reading.skipLine() }
        guard let byte = reading.next, byte != 0x0A, byte != 0x0D else { return }
        throw reading.problem("a line break is expected here")
    }

    // MARK: Keys

    /// `a.b."c d"`, up to the text after it.
    mutating func keys() throws(PlacedProblem) -> [TomlKey] {
        var keys: [TomlKey] = []
        repeat {
            skipSpaces()
            let start = reading.index
            let text: String
            switch reading.next {
            case UInt8(ascii: "\""): text = try basicText()
            case UInt8(ascii: "'"): text = try literalText()
            default:
                reading.skip { Self.isBare($0) }
                text = reading.text(from: start)
            }
            guard reading.index > start else { throw reading.problem("a key is expected here") }
            keys.append(TomlKey(text: text, range: ByteRange(start, reading.index)))
            guard keys.count <= Self.deepest else {
                throw PlacedProblem(
                    kind: .tooDeep,
                    "it is nested more than \(Self.deepest) levels deep",
                    at: reading.here
                )
            }
            skipSpaces()
        } while reading.take(UInt8(ascii: "."))
        return keys
    }

    private static func isBare(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
            UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    /// `= value`
    mutating func value(after keys: [TomlKey]) throws(PlacedProblem) -> PlacedValue {
        guard reading.take(UInt8(ascii: "=")) else {
            throw reading.problem("`=` is missing after the key `\(keys.last?.text.prefix(60) ?? "")`")
        }
        skipSpaces()
        return try value()
    }

    // MARK: Values

    private mutating func value() throws(PlacedProblem) -> PlacedValue {
        let start = reading.index
        switch reading.next {
        case UInt8(ascii: "\""):
            let text = reading.starts(with: "\"\"\"") ? try longText("\"\"\"") : try basicText()
            return PlacedValue(.text(text), range: ByteRange(start, reading.index))
        case UInt8(ascii: "'"):
            let text = reading.starts(with: "'''") ? try longText("'''") : try literalText()
            return PlacedValue(.text(text), range: ByteRange(start, reading.index))
        case UInt8(ascii: "["), UInt8(ascii: "{"):
            guard depth < Self.deepest else {
                throw PlacedProblem(
                    kind: .tooDeep,
                    "it is nested more than \(Self.deepest) levels deep",
                    at: reading.here
                )
            }
            depth += 1
            defer { depth -= 1 }
            return reading.next == UInt8(ascii: "[") ? try list() : try inlineTable()
        default: return try word()
        }
    }

    private mutating func list() throws(PlacedProblem) -> PlacedValue {
        let start = reading.index
        reading.index += 1
        var values: [PlacedValue] = []
        while true {
            skipBlanksAndComments()
            if reading.take(UInt8(ascii: "]")) { break }
            if reading.isAtEnd { throw PlacedProblem("this `[` is never closed", at: ByteRange(start, start + 1)) }
            values.append(try value())
            skipBlanksAndComments()
            guard reading.take(UInt8(ascii: ",")) || reading.next == UInt8(ascii: "]") else {
                throw reading.isAtEnd
                    ? PlacedProblem("this `[` is never closed", at: ByteRange(start, start + 1))
                    : reading.problem("`,` or `]` is expected here")
            }
        }
        return PlacedValue(.list(values), range: ByteRange(start, reading.index))
    }

    private mutating func inlineTable() throws(PlacedProblem) -> PlacedValue {
        let start = reading.index
        reading.index += 1
        var tables = TomlTables()
        skipSpaces()
        if !reading.take(UInt8(ascii: "}")) {
            while true {
                let keys = try keys()
                try tables.set(keys, to: try value(after: keys), in: TomlTables.root)
                skipSpaces()
                if reading.take(UInt8(ascii: "}")) { break }
                guard reading.take(UInt8(ascii: ",")) else {
                    throw reading.isAtEnd
                        ? PlacedProblem("this `{` is never closed", at: ByteRange(start, start + 1))
                        : reading.problem("`,` or `}` is expected here")
                }
            }
        }
        return tables.value(all: ByteRange(start, reading.index))
    }

    /// A number, a date, `true` or `false`.
    private mutating func word() throws(PlacedProblem) -> PlacedValue {
        let start = reading.index
        reading.skip(while: Self.isOfWord)
        // A blank may be between a day and a time.
        if reading.index - start == 10, reading.next == 0x20, let digit = reading.byte(at: 1), Self.isDigit(digit),
            reading.byte(at: 3) == UInt8(ascii: ":")
        {
            reading.index += 1
            reading.skip(while: Self.isOfWord)
        }
        let text = reading.text(from: start)
        let range = ByteRange(start, max(reading.index, start + 1))
        if text == "true" || text == "false" {
            return PlacedValue(.text(text), range: range, meaning: .boolean(text == "true"))
        }
        if let number = TomlNumber.text(text) { return PlacedValue(.text(number), range: range, meaning: .number) }
        if TomlTime.isTime(text) { return PlacedValue(.text(text), range: range) }
        throw PlacedProblem(
            text.isEmpty ? "a value is expected here" : "`\(text.prefix(40))` isn't a TOML value: a text needs quotes",
            at: range
        )
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    private static func isOfWord(_ byte: UInt8) -> Bool {
        isBare(byte) || byte == UInt8(ascii: "+") || byte == UInt8(ascii: ".") || byte == UInt8(ascii: ":")
    }

    // MARK: Texts

    private mutating func literalText() throws(PlacedProblem) -> String {
        let start = reading.index
        reading.index += 1
        reading.skip { $0 != UInt8(ascii: "'") && $0 != 0x0A }
        guard reading.take(UInt8(ascii: "'")) else { throw unclosed(start) }
        return reading.text(from: start + 1, to: reading.index - 1)
    }

    private mutating func basicText() throws(PlacedProblem) -> String {
        let start = reading.index
        reading.index += 1
        var text: [UInt8] = []
        while let byte = reading.next, byte != UInt8(ascii: "\"") {
            if byte == 0x0A { throw unclosed(start) }
            if byte == UInt8(ascii: "\\") {
                text += try escape()
            } else {
                text.append(byte)
                reading.index += 1
            }
        }
        guard reading.take(UInt8(ascii: "\"")) else { throw unclosed(start) }
        return String(decoding: text, as: UTF8.self)
    }

    /// A text between three quotes; a line break right after them doesn't count.
    private mutating func longText(_ quotes: StaticString) throws(PlacedProblem) -> String {
        let start = reading.index
        let quote = reading.next ?? 0
        reading.index += 3
        if reading.starts(with: "\r\n") { reading.index += 2 } else { _ = reading.take(0x0A) }
        var text: [UInt8] = []
        while let byte = reading.next {
            if reading.take(quotes) {
                // Up to two quotes may come before the three that close.
                for _ in 0..<2 where reading.take(quote) { text.append(quote) }
                return String(decoding: text, as: UTF8.self)
            }
            if byte == UInt8(ascii: "\\"), quote == UInt8(ascii: "\"") {
                if !skipLineJoint() { text += try escape() }
            } else {
                text.append(byte)
                reading.index += 1
            }
        }
        throw unclosed(start)
    }

    /// A backslash at the end of a line takes away all blanks up to the next character.
    private mutating func skipLineJoint() -> Bool {
        var offset = 1
        while let byte = reading.byte(at: offset), byte == 0x20 || byte == 0x09 || byte == 0x0D { offset += 1 }
        guard reading.byte(at: offset) == 0x0A else { return false }
        reading.index += offset
        reading.skipBlanks()
        return true
    }

    private func unclosed(_ start: Int) -> PlacedProblem {
        PlacedProblem("this text is never closed", at: ByteRange(start, start + 1))
    }

    private mutating func escape() throws(PlacedProblem) -> [UInt8] {
        let place = ByteRange(reading.index, min(reading.index + 2, reading.bytes.count))
        reading.index += 1
        let character = reading.next
        reading.index += 1
        switch character {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): return [character ?? 0]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "u"), UInt8(ascii: "U"):
            var value: UInt32 = 0
            for _ in 0..<(character == UInt8(ascii: "u") ? 4 : 8) {
                guard let digit = reading.next.flatMap({ Hexadecimal.value(of: $0) }), value >> 28 == 0 else {
                    throw PlacedProblem("digits are missing after this escape", at: place)
                }
                value = value << 4 | digit
                reading.index += 1
            }
            guard let scalar = UnicodeScalar(value) else {
                throw PlacedProblem("there is no character with this number", at: place)
            }
            return Array(String(Character(scalar)).utf8)
        default: throw PlacedProblem("TOML doesn't have this escape", at: place)
        }
    }
}

// Reads JSON: every value with its place, which Foundation's reader does not report and Yams reports for a part of JSON only.

import NormaText

/// JSON as in RFC 8259 and, if allowed, with comments and trailing commas.
///
/// Cost: one pass over the bytes; nesting is bounded, so no input overflows the stack.
struct JsonFile {
    private var reading: TextReading
    private let isLoose: Bool
    private var depth = 0

    static let deepest = 256

    /// - Parameter isLoose: whether comments and a last comma are allowed.
    static func value(of bytes: [UInt8], isLoose: Bool = false) throws(PlacedProblem) -> PlacedValue {
        var file = JsonFile(reading: TextReading(bytes), isLoose: isLoose)
        let value = try file.value()
        try file.skipBlanks()
        guard file.reading.isAtEnd else { throw file.reading.problem("something follows the end of the value") }
        return value
    }

    private init(reading: TextReading, isLoose: Bool) {
        self.reading = reading
        self.isLoose = isLoose
    }

    private mutating func value() throws(PlacedProblem) -> PlacedValue {
        try skipBlanks()
        let start = reading.index
        switch reading.next {
        case UInt8(ascii: "{"), UInt8(ascii: "["):
            guard depth < Self.deepest else {
                throw PlacedProblem(
                    kind: .tooDeep,
                    "it is nested more than \(Self.deepest) levels deep",
                    at: reading.here
                )
            }
            depth += 1
            defer { depth -= 1 }
            return reading.next == UInt8(ascii: "{") ? try mapping() : try list()
        case UInt8(ascii: "\""):
            let text = try text()
            return PlacedValue(.text(text), range: ByteRange(start, reading.index))
        case nil: throw reading.problem("it ends where a value is expected: it may be cut off")
        default: return try word()
        }
    }

    private mutating func mapping() throws(PlacedProblem) -> PlacedValue {
        let start = reading.index
        reading.index += 1
        var entries: [PlacedEntry] = []
        var keys: Set<ExactText> = []
        while true {
            try skipBlanks()
            if reading.next == UInt8(ascii: "}"), entries.isEmpty || isLoose {
                reading.index += 1
                break
            }
            let keyStart = reading.index
            guard reading.next == UInt8(ascii: "\"") else {
                throw reading.isAtEnd
                    ? unclosed(start, "{") : reading.problem("a key in double quotes is expected here")
            }
            let key = try text()
            let keyRange = ByteRange(keyStart, reading.index)
            guard keys.insert(ExactText(key)).inserted else {
                throw PlacedProblem("the key `\(key.prefix(60))` appears twice in one object", at: keyRange)
            }
            try skipBlanks()
            guard reading.take(UInt8(ascii: ":")) else {
                throw reading.problem("`:` is missing after the key `\(key.prefix(60))`")
            }
            entries.append(PlacedEntry(key: key, keyRange: keyRange, value: try value()))
            try skipBlanks()
            if reading.take(UInt8(ascii: ",")) { continue }
            guard reading.take(UInt8(ascii: "}")) else {
                throw reading.isAtEnd ? unclosed(start, "{") : reading.problem("`,` or `}` is expected here")
            }
            break
        }
        return PlacedValue(.mapping(entries), range: ByteRange(start, reading.index))
    }

    private mutating func list() throws(PlacedProblem) -> PlacedValue {
        let start = reading.index
        reading.index += 1
        var values: [PlacedValue] = []
        while true {
            try skipBlanks()
            if reading.next == UInt8(ascii: "]"), values.isEmpty || isLoose {
                reading.index += 1
                break
            }
            if reading.isAtEnd { throw unclosed(start, "[") }
            values.append(try value())
            try skipBlanks()
            if reading.take(UInt8(ascii: ",")) { continue }
            guard reading.take(UInt8(ascii: "]")) else {
                throw reading.isAtEnd ? unclosed(start, "[") : reading.problem("`,` or `]` is expected here")
            }
            break
        }
        return PlacedValue(.list(values), range: ByteRange(start, reading.index))
    }

    private func unclosed(_ start: Int, _ bracket: String) -> PlacedProblem {
        PlacedProblem("this `\(bracket)` is never closed: the file may be cut off", at: ByteRange(start, start + 1))
    }

    /// A number, `true`, `false` or `null`.
    private mutating func word() throws(PlacedProblem) -> PlacedValue {
        let start = reading.index
        reading.skip { byte in
            switch byte {
            case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
                UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."):
                true
            default: false
            }
        }
        let text = reading.text(from: start)
        let range = ByteRange(start, max(reading.index, start + 1))
        switch text {
        case "true": return PlacedValue(.text(text), range: range, meaning: .boolean(true))
        case "false": return PlacedValue(.text(text), range: range, meaning: .boolean(false))
        case "null": return PlacedValue(.empty, range: range)
        default:
            guard Self.isNumber(text) else {
                throw PlacedProblem(
                    text.isEmpty ? "a value can't begin with this" : "`\(text.prefix(40))` isn't a JSON value",
                    at: range
                )
            }
            return PlacedValue(.text(text), range: range, meaning: .number)
        }
    }

    private static func isNumber(_ text: String) -> Bool {
        let bytes = text.utf8
        return DecimalText.isOne(bytes.first == UInt8(ascii: "-") ? bytes.dropFirst() : bytes[...])
    }

    // MARK: Texts

    /// The text after its opening quote.
    private mutating func text() throws(PlacedProblem) -> String {
        let start = reading.index
        reading.index += 1
        var decoded: [UInt8] = []
        var taken = reading.index
        while let byte = reading.next, byte != UInt8(ascii: "\"") {
            if byte == UInt8(ascii: "\\") {
                decoded += reading.bytes[taken..<reading.index]
                try escape(&decoded)
                taken = reading.index
            } else if byte < 0x20 {
                let message =
                    byte == 0x0A || byte == 0x0D ? "this text isn't closed on its line" : "a control character"
                throw byte == 0x0A || byte == 0x0D
                    ? PlacedProblem(message, at: ByteRange(start, start + 1))
                    : reading.problem("\(message) isn't allowed in a text")
            } else {
                reading.index += 1
            }
        }
        let end = reading.index
        guard reading.take(UInt8(ascii: "\"")) else {
            throw PlacedProblem("this text is never closed", at: ByteRange(start, start + 1))
        }
        return decoded.isEmpty
            ? reading.text(from: taken, to: end) : String(decoding: decoded + reading.bytes[taken..<end], as: UTF8.self)
    }

    private mutating func escape(_ decoded: inout [UInt8]) throws(PlacedProblem) {
        let place = ByteRange(reading.index, min(reading.index + 2, reading.bytes.count))
        reading.index += 1
        let character = reading.next
        reading.index += 1
        switch character {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): decoded.append(character ?? 0)
        case UInt8(ascii: "b"): decoded.append(0x08)
        case UInt8(ascii: "f"): decoded.append(0x0C)
        case UInt8(ascii: "n"): decoded.append(0x0A)
        case UInt8(ascii: "r"): decoded.append(0x0D)
        case UInt8(ascii: "t"): decoded.append(0x09)
        case UInt8(ascii: "u"):
            guard let unit = digits() else {
                throw PlacedProblem("`\\u` needs four hexadecimal digits after it", at: place)
            }
            decoded += Array(String(Character(scalar(of: unit))).utf8)
        default: throw PlacedProblem("JSON doesn't have this escape", at: place)
        }
    }

    /// Reads both halves of a pair of surrogates.
    private mutating func scalar(of unit: UInt32) -> UnicodeScalar {
        if (0xD800..<0xDC00).contains(unit), reading.starts(with: "\\u") {
            let back = reading.index
            reading.index += 2
            if let low = digits(), (0xDC00..<0xE000).contains(low),
                let scalar = UnicodeScalar(0x10000 + (unit - 0xD800) << 10 + (low - 0xDC00))
            {
                return scalar
            }
            reading.index = back
        }
        return UnicodeScalar(unit) ?? "\u{FFFD}"
    }

    private mutating func digits() -> UInt32? {
        var value: UInt32 = 0
        for _ in 0..<4 {
            guard let digit = reading.next.flatMap({ Hexadecimal.value(of: $0) }) else { return nil }
            value = value << 4 | digit
            reading.index += 1
        }
        return value
    }

    // MARK: Blanks

    private mutating func skipBlanks() throws(PlacedProblem) {
        while true {
            reading.skip { $0 == 0x20 || $0 == 0x09 || $0 == 0x0A || $0 == 0x0D }
            guard isLoose, reading.next == UInt8(ascii: "/") else { return }
            let start = reading.index
            if reading.starts(with: "//") {
                reading.skipLine()
            } else if reading.take("/*") {
                guard reading.skip(past: "*/") else {
                    throw PlacedProblem("this comment is never closed", at: ByteRange(start, start + 2))
                }
            } else {
                return
            }
        }
    }
}

enum Hexadecimal {
    /// Nil if it isn't a digit.
    static func value(of byte: UInt8) -> UInt32? {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): UInt32(byte - UInt8(ascii: "0"))
        case UInt8(ascii: "a")...UInt8(ascii: "f"): UInt32(byte - UInt8(ascii: "a")) + 10
        case UInt8(ascii: "A")...UInt8(ascii: "F"): UInt32(byte - UInt8(ascii: "A")) + 10
        default: nil
        }
    }
}

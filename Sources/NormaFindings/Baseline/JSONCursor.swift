// Reads the few kinds of JSON values in a baseline, byte by byte.

/// Invalid JSON, or a value other than expected.
struct JSONProblem: Error {
    let offset: Int
    let message: String
    var suggestion: String?
}

/// A place in a text. The baseline's form limits the nesting, so no text can exhaust the stack.
struct JSONCursor {
    let bytes: [UInt8]
    private(set) var offset = 0
    let end: Int

    /// - Parameter bytes: UTF-8.
    init(_ bytes: [UInt8], from start: Int = 0, to end: Int? = nil) {
        self.bytes = bytes
        self.end = end ?? bytes.count
        offset = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? max(3, start) : start
    }

    var isAtEnd: Bool { offset >= end }

    private var byte: UInt8? { offset < end ? bytes[offset] : nil }

    mutating func skipSpace() {
        while let byte, byte == 0x20 || byte == 0x0A || byte == 0x0D || byte == 0x09 { offset += 1 }
    }

    /// Consumes the byte if it is the next one.
    mutating func take(_ wanted: Character) -> Bool {
        skipSpace()
        guard let byte, byte == wanted.asciiValue else { return false }
        offset += 1
        return true
    }

    mutating func expect(_ wanted: Character, _ what: String) throws(JSONProblem) {
        guard take(wanted) else {
            let found = isAtEnd ? "the file ends" : "there is something else here"
            throw JSONProblem(
                offset: min(offset, max(0, end - 1)),
                message: "\(found) where \(what) (`\(wanted)`) is expected"
            )
        }
    }

    // MARK: - Values

    mutating func string(_ what: String) throws(JSONProblem) -> String {
        skipSpace()
        let start = offset
        guard byte == UInt8(ascii: "\"") else { throw JSONProblem(offset: start, message: "\(what) must be a string") }
        offset += 1
        var text: [UInt8] = []
        var plain = offset
        while let byte {
            switch byte {
            case UInt8(ascii: "\""):
                let rest = bytes[plain..<offset]
                offset += 1
                return String(decoding: text.isEmpty ? rest : (text + rest)[...], as: UTF8.self)
            case UInt8(ascii: "\\"):
                text += bytes[plain..<offset]
                text += try escaped()
                plain = offset
            case 0..<0x20: throw JSONProblem(offset: start, message: "this string doesn't end on its line")
            default: offset += 1
            }
        }
        throw JSONProblem(offset: start, message: "this string has no end")
    }

    private mutating func escaped() throws(JSONProblem) -> [UInt8] {
        let start = offset
        offset += 1
        let letter = byte
        offset += 1
        switch letter {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return letter.map { [$0] } ?? []
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "u"):
            if let scalar = scalar() { return Array(String(scalar).utf8) }
            throw JSONProblem(offset: start, message: "this isn't a character: write `\\u` and four digits")
        default: throw JSONProblem(offset: start, message: "`\\` is followed by an invalid character")
        }
    }

    /// The character after `\u`, or a pair of surrogates.
    private mutating func scalar() -> Unicode.Scalar? {
        guard let first = fourDigits() else { return nil }
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) }
        guard offset + 1 < end, bytes[offset] == UInt8(ascii: "\\"), bytes[offset + 1] == UInt8(ascii: "u") else {
            return nil
        }
        offset += 2
        guard let second = fourDigits(), (0xDC00..<0xE000).contains(second) else { return nil }
        return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
    }

    private mutating func fourDigits() -> UInt32? {
        guard offset + 4 <= end else { return nil }
        let digits = bytes[offset..<offset + 4]
        guard digits.allSatisfy({ Character(Unicode.Scalar($0)).isHexDigit }) else { return nil }
        offset += 4
        return UInt32(String(decoding: digits, as: UTF8.self), radix: 16)
    }

    /// A non-negative whole number of at most nine digits.
    mutating func count(_ what: String) throws(JSONProblem) -> Int {
        skipSpace()
        let start = offset
        while let byte, !" \t\r\n,]}".utf8.contains(byte) { offset += 1 }
        let digits = bytes[start..<offset]
        let isNumber = digits.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        guard isNumber, digits.count < 10, let value = Int(String(decoding: digits, as: UTF8.self)) else {
            throw JSONProblem(offset: start, message: "\(what) must be a whole number below 1,000,000,000")
        }
        return value
    }

    mutating func strings(_ what: String) throws(JSONProblem) -> [String] {
        try expect("[", "the beginning of the list `\(what)`")
        var result: [String] = []
        if take("]") { return result }
        repeat { result.append(try string("each of `\(what)`")) } while take(",")
        try expect("]", "the end of the list `\(what)`")
        return result
    }
}

// Reads a property list in the OpenStep notation of Xcode's project files.

import NormaText

/// `{ key = value; }`, `( a, b )`, `"text"`, `text`, `<data>`, with `//` and `/* */` comments.
///
/// Cost: one pass over the bytes; nesting is bounded, so no input overflows the stack.
package struct OldPropertyList {
    private let bytes: UnsafeBufferPointer<UInt8>
    private var index = 0
    private var depth = 0

    private static let deepest = 64

    package static func value(of bytes: UnsafeBufferPointer<UInt8>) throws(PlacedProblem) -> PlacedValue {
        if let obstacle = FileBound.obstacle(ofSize: bytes.count) {
            throw PlacedProblem(kind: .tooLarge, obstacle, at: .empty)
        }
        var reader = OldPropertyList(bytes: bytes)
        do throws(PlacedProblem) {
            if let notation = ForeignNotation.name(of: bytes) {
                throw PlacedProblem(
                    "it is written in \(notation), not in the notation that Xcode uses for projects",
                    at: .empty
                )
            }
            let value = try reader.value()
            try reader.skipBlanks()
            guard reader.index == bytes.count else { throw reader.problem("something follows the end of the list") }
            return value
        } catch {
            throw MergeConflict.problem(in: bytes) ?? error
        }
    }

    /// A table of strings: the entries of a mapping without its braces, or with them.
    static func table(of bytes: UnsafeBufferPointer<UInt8>) throws(PlacedProblem) -> PlacedValue {
        var reader = OldPropertyList(bytes: bytes)
        do throws(PlacedProblem) {
            try reader.skipBlanks()
            if reader.index < bytes.count, bytes[reader.index] == UInt8(ascii: "{") {
                let value = try reader.value()
                try reader.skipBlanks()
                guard reader.index == bytes.count else {
                    throw reader.problem("something follows the end of the table")
                }
                return value
            }
            return PlacedValue(.mapping(try reader.entries(upTo: nil, from: 0)), range: ByteRange(0, bytes.count))
        } catch {
            throw MergeConflict.problem(in: bytes) ?? error
        }
    }

    private init(bytes: UnsafeBufferPointer<UInt8>) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    // MARK: Values

    private mutating func value() throws(PlacedProblem) -> PlacedValue {
        try skipBlanks()
        guard index < bytes.count else { throw problem("it ends where a value is expected: it may be cut off") }
        switch bytes[index] {
        case UInt8(ascii: "{"), UInt8(ascii: "("):
            guard depth < Self.deepest else {
                throw PlacedProblem(kind: .tooDeep, "it is nested more than \(Self.deepest) levels deep", at: here)
            }
            depth += 1
            defer { depth -= 1 }
            return bytes[index] == UInt8(ascii: "{") ? try mapping() : try list()
        case UInt8(ascii: "<"): return try data()
        default:
            let (text, range) = try text()
            return PlacedValue(.text(text), range: range)
        }
    }

    private mutating func mapping() throws(PlacedProblem) -> PlacedValue {
        let start = index
        index += 1
        let entries = try entries(upTo: UInt8(ascii: "}"), from: start)
        return PlacedValue(.mapping(entries), range: ByteRange(start, index))
    }

    /// - Parameter bracket: the closing bracket; nil for the end of the bytes.
    private mutating func entries(upTo bracket: UInt8?, from start: Int) throws(PlacedProblem) -> [PlacedEntry] {
        var entries: [PlacedEntry] = []
        while true {
            try skipBlanks()
            if let bracket {
                if try closes(with: bracket, from: start) { return entries }
            } else if index >= bytes.count {
                return entries
            }
            let (key, keyRange) = try text()
            try skipBlanks()
            // In a table of strings a key alone is its own value.
            if bracket == nil, take(UInt8(ascii: ";")) {
                entries.append(
                    PlacedEntry(key: key, keyRange: keyRange, value: PlacedValue(.text(key), range: keyRange))
                )
                continue
            }
            guard take(UInt8(ascii: "=")) else { throw problem("`=` is missing after the key `\(key.prefix(40))`") }
            let value = try value()
            try skipBlanks()
            guard take(UInt8(ascii: ";")) else {
                throw problem("`;` is missing after the value of `\(key.prefix(40))`")
            }
            entries.append(PlacedEntry(key: key, keyRange: keyRange, value: value))
        }
    }

    private mutating func list() throws(PlacedProblem) -> PlacedValue {
        let start = index
        index += 1
        var values: [PlacedValue] = []
        while true {
            try skipBlanks()
            if try closes(with: UInt8(ascii: ")"), from: start) { break }
            values.append(try value())
            try skipBlanks()
            guard take(UInt8(ascii: ",")) || index < bytes.count && bytes[index] == UInt8(ascii: ")") else {
                throw problem("`,` is missing between the elements of a list")
            }
        }
        return PlacedValue(.list(values), range: ByteRange(start, index))
    }

    /// Whether the mapping or list that began at `start` ends here.
    private mutating func closes(with bracket: UInt8, from start: Int) throws(PlacedProblem) -> Bool {
        if take(bracket) { return true }
        guard index < bytes.count else {
            let opening = Character(UnicodeScalar(bytes[start]))
            throw PlacedProblem(
                "this `\(opening)` is never closed: the file may be cut off",
                at: ByteRange(start, start + 1)
            )
        }
        return false
    }

    private mutating func data() throws(PlacedProblem) -> PlacedValue {
        let start = index
        index += 1
        while index < bytes.count, bytes[index] != UInt8(ascii: ">") {
            guard bytes[index] <= 0x20 || Hexadecimal.value(of: bytes[index]) != nil else {
                throw problem("`<` begins data, but this isn't a hexadecimal digit")
            }
            index += 1
        }
        guard take(UInt8(ascii: ">")) else {
            throw PlacedProblem("this `<` is never closed", at: ByteRange(start, start + 1))
        }
        return PlacedValue(.empty, range: ByteRange(start, index))
    }

    // MARK: Texts

    private mutating func text() throws(PlacedProblem) -> (String, ByteRange) {
        let start = index
        guard start < bytes.count else { throw problem("it ends where a text is expected: it may be cut off") }
        if bytes[start] == UInt8(ascii: "\"") || bytes[start] == UInt8(ascii: "'") { return try quotedText() }
        while index < bytes.count, Self.isPlain(bytes[index]) { index += 1 }
        guard index > start else {
            let shown = String(decoding: bytes[start..<min(start + 1, bytes.count)], as: UTF8.self)
            throw problem(
                bytes[start] < 0x80 ? "`\(shown)` isn't allowed here" : "a text with such a character needs quotes"
            )
        }
        return (String(decoding: bytes[start..<index], as: UTF8.self), ByteRange(start, index))
    }

    private mutating func quotedText() throws(PlacedProblem) -> (String, ByteRange) {
        let start = index
        let quote = bytes[start]
        index += 1
        var decoded: [UInt8]?
        while index < bytes.count, bytes[index] != quote {
            guard bytes[index] == UInt8(ascii: "\\") else {
                decoded?.append(bytes[index])
                index += 1
                continue
            }
            if decoded == nil { decoded = Array(bytes[(start + 1)..<index]) }
            decoded?.append(contentsOf: escape())
        }
        guard index < bytes.count else {
            throw PlacedProblem("this quote is never closed", at: ByteRange(start, start + 1))
        }
        index += 1
        let range = ByteRange(start, index)
        if let decoded { return (String(decoding: decoded, as: UTF8.self), range) }
        return (String(decoding: bytes[(start + 1)..<(index - 1)], as: UTF8.self), range)
    }

    /// The characters of an escape sequence; the reader is after it then.
    private mutating func escape() -> [UInt8] {
        index += 1
        guard index < bytes.count else { return [] }
        let character = bytes[index]
        index += 1
        switch character {
        case UInt8(ascii: "n"): return [0x0A]
        case UInt8(ascii: "t"): return [0x09]
        case UInt8(ascii: "r"): return [0x0D]
        case UInt8(ascii: "a"): return [0x07]
        case UInt8(ascii: "b"): return [0x08]
        case UInt8(ascii: "f"): return [0x0C]
        case UInt8(ascii: "v"): return [0x0B]
        case UInt8(ascii: "U"), UInt8(ascii: "u"): return utf8(of: digits(upTo: 4, base: 16))
        case UInt8(ascii: "0")...UInt8(ascii: "7"):
            index -= 1
            return utf8(of: digits(upTo: 3, base: 8))
        default: return [character]
        }
    }

    private mutating func digits(upTo count: Int, base: UInt32) -> UInt32 {
        var value: UInt32 = 0
        var taken = 0
        while taken < count, index < bytes.count, let digit = Hexadecimal.value(of: bytes[index]), digit < base {
            value = value * base + digit
            index += 1
            taken += 1
        }
        return value
    }

    private func utf8(of scalar: UInt32) -> [UInt8] {
        Array(String(Character(UnicodeScalar(scalar) ?? "\u{FFFD}")).utf8)
    }

    /// The characters of a text without quotes.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "a")...UInt8(ascii: "z"),
            UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"), UInt8(ascii: "$"), UInt8(ascii: "/"),
            UInt8(ascii: ":"), UInt8(ascii: "."), UInt8(ascii: "-"):
            true
        default: false
        }
    }

    // MARK: Blanks

    /// White space and comments.
    private mutating func skipBlanks() throws(PlacedProblem) {
        while index < bytes.count {
            if bytes[index] <= 0x20 {
                index += 1
            } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "/")
            {
                while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            } else if bytes[index] == UInt8(ascii: "/"), index + 1 < bytes.count, bytes[index + 1] == UInt8(ascii: "*")
            {
                try skipComment()
            } else {
                return
            }
        }
    }

    private mutating func skipComment() throws(PlacedProblem) {
        let start = index
        index += 2
        while index + 1 < bytes.count, bytes[index] != UInt8(ascii: "*") || bytes[index + 1] != UInt8(ascii: "/") {
            index += 1
        }
        guard index + 1 < bytes.count else {
            throw PlacedProblem("this comment is never closed", at: ByteRange(start, start + 2))
        }
        index += 2
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        guard index < bytes.count, bytes[index] == byte else { return false }
        index += 1
        return true
    }

    private var here: ByteRange { ByteRange(min(index, bytes.count), min(index + 1, bytes.count)) }

    private func problem(_ message: String) -> PlacedProblem { PlacedProblem(message, at: here) }
}

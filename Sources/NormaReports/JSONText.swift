// JSON as bytes, while it is written.

/// Bytes, because a report of many findings is many megabytes, and texts are slow to add to.
struct JSONText {
    private var bytes: [UInt8] = []

    var text: String { String(decoding: bytes, as: UTF8.self) }

    mutating func add(_ plain: StaticString) {
        plain.withUTF8Buffer { bytes.append(contentsOf: $0) }
    }

    mutating func add(_ number: Int) { bytes.append(contentsOf: String(number).utf8) }

    mutating func addIndentation(_ depth: Int) {
        for _ in 0..<depth { add("  ") }
    }

    /// The text between quotation marks.
    mutating func addQuoted(_ value: String) {
        add("\"")
        defer { add("\"") }
        // Nearly every text is taken over whole.
        if value.utf8.allSatisfy(Self.isPlain) { return bytes.append(contentsOf: value.utf8) }
        for scalar in value.unicodeScalars {
            switch scalar {
            case "\"": add("\\\"")
            case "\\": add("\\\\")
            case "\n": add("\\n")
            case "\r": add("\\r")
            case "\t": add("\\t")
            // Legal in JSON, yet they would end a line where the report is read as JavaScript or in a terminal.
            case "\u{0}"..<"\u{20}", "\u{7F}"..."\u{9F}", "\u{2028}", "\u{2029}": addEscaped(scalar)
            default: bytes.append(contentsOf: UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
            }
        }
    }

    /// ASCII that stands for itself in JSON.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private mutating func addEscaped(_ scalar: Unicode.Scalar) {
        let digits = String(scalar.value, radix: 16)
        let zeros = String(repeating: "0", count: max(4 - digits.count, 0))
        bytes.append(contentsOf: "\\u\(zeros)\(digits)".utf8)
    }
}

// JSON as bytes, while it is written.

import NormaText

/// Bytes, because a report of many findings has many megabytes, and appending to strings is slow.
extension ReportStream {
    mutating func add(_ plain: StaticString) {
        plain.withUTF8Buffer { add($0) }
    }

    mutating func add(_ number: Int) {
        var digits = String(number)
        digits.withUTF8 { add($0) }
    }

    mutating func addIndentation(_ depth: Int) {
        add(repeatElement(UInt8(ascii: " "), count: depth * 2))
    }

    /// The text between quotation marks.
    mutating func addQuoted(_ value: String) {
        var value = value
        add("\"")
        value.withUTF8 { addEscaped($0) }
        add("\"")
    }

    /// The text between quotation marks, without characters that could begin a tag.
    mutating func addCompact(_ value: String) {
        let less = UInt8(ascii: "<")
        guard value.utf8.contains(less) else { return addQuoted(value) }
        var quoted = ReportStream()
        quoted.addQuoted(value)
        for byte in quoted.bytes {
            if byte == less { add("\\u003c") } else { add(CollectionOfOne(byte)) }
        }
    }

    /// Nearly all text needs no escape.
    private mutating func addEscaped(_ text: UnsafeBufferPointer<UInt8>) {
        var rest = text[...]
        while !rest.isEmpty {
            let plain = rest.prefix(while: Self.isPlain)
            add(UnsafeBufferPointer(rebasing: plain))
            rest = rest[plain.endIndex...]
            let others = rest.prefix { !Self.isPlain($0) }
            for scalar in String(decoding: others, as: UTF8.self).unicodeScalars { addEscaped(scalar) }
            rest = rest[others.endIndex...]
        }
    }

    private mutating func addEscaped(_ scalar: Unicode.Scalar) {
        switch scalar {
        case "\"": add("\\\"")
        case "\\": add("\\\\")
        case "\n": add("\\n")
        case "\r": add("\\r")
        case "\t": add("\\t")
        // Most are legal in JSON, yet they would act if the report is read as JavaScript or shown on a terminal.
        case _ where VisibleText.isActive(scalar): addNumber(of: scalar)
        default: add(UTF8.encode(scalar) ?? UTF8.encodedReplacementCharacter)
        }
    }

    /// ASCII without an escape in JSON.
    private static func isPlain(_ byte: UInt8) -> Bool {
        byte >= 0x20 && byte < 0x7F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
    }

    private mutating func addNumber(of scalar: Unicode.Scalar) {
        let digits = String(scalar.value, radix: 16)
        let zeros = String(repeating: "0", count: max(4 - digits.count, 0))
        add("\\u\(zeros)\(digits)".utf8)
    }
}

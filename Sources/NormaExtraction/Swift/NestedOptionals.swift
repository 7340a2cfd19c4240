// Finds names declared as an optional of an optional, or as a collection of optionals, without parsing.

import NormaText

enum NestedOptionals {
    /// The names before a `:`, and those of functions, on each line that writes `T??` or `[T?]`.
    ///
    /// Cost: one pass over the bytes, and one more over those lines.
    static func names(in bytes: UnsafeBufferPointer<UInt8>) -> Set<String> {
        var names: Set<String> = []
        var start = 0
        var isNested = false
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == newline {
                if isNested { addNames(in: bytes[start..<index], to: &names) }
                start = index + 1
                isNested = false
            } else if byte == question, index > start, index + 1 < bytes.count {
                isNested = isNested || endsNested(at: index, in: bytes)
            }
        }
        if isNested { addNames(in: bytes[start...], to: &names) }
        return names
    }

    /// `Int??`, `[String: Int?]`, `Optional<Int?>`; the operator has a space before it.
    private static func endsNested(at index: Int, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        let (before, after) = (bytes[index - 1], bytes[index + 1])
        let followsType =
            isLetter(before) || before == UInt8(ascii: "]") || before == UInt8(ascii: ">")
            || before == UInt8(ascii: ")")
        guard followsType else { return false }
        return after == question || after == UInt8(ascii: "]") || after == UInt8(ascii: ">")
    }

    private static func addNames(in line: Slice<UnsafeBufferPointer<UInt8>>, to names: inout Set<String>) {
        var start = line.startIndex
        for index in line.indices where !isLetter(line[index]) {
            let ends = line[index] == UInt8(ascii: ":") || line[index] == UInt8(ascii: "(")
            if ends, start < index { names.insert(String(decoding: line[start..<index], as: UTF8.self)) }
            start = index + 1
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"): true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...: true
        default: false
        }
    }

    private static let newline = UInt8(ascii: "\n")
    private static let question = UInt8(ascii: "?")
}

// The words after an opening fence: language, Norma's word, attributes.

/// The purpose of a block; the raw value is the second word of its info string.
enum BlockWord: String, Sendable, CaseIterable {
    case define, rules, rule, take, layout, given, before, bad, good, fixed, template, review

    var holdsRules: Bool { [.rules, .rule, .take, .layout].contains(self) }

    /// Whether it shows code that rules are tried on.
    var isOfExamples: Bool { [.given, .before, .bad, .good, .fixed].contains(self) }
}

/// ` ```swift bad path="Sources/Cart.swift" `, split into its parts with their places.
struct InfoString: Sendable {
    struct Part: Sendable, Hashable {
        var text: String
        var span: Span
    }

    struct Attribute: Sendable, Hashable {
        var key: Part
        var value: Part
        /// A quote that never ends.
        var isUnclosed: Bool
    }

    var language: Part?
    /// The words after the language that aren't attributes.
    var words: [Part] = []
    var attributes: [Attribute] = []

    init(_ document: DocumentText, _ range: Range<Int>) {
        let bytes = document.bytes
        var index = range.lowerBound
        func part(_ range: Range<Int>) -> Part {
            let text = document.text(range)
            return Part(text: text, span: Span(range.lowerBound, length: text.count))
        }
        while index < range.upperBound {
            if bytes[index] == 0x20 || bytes[index] == 0x09 {
                index += 1
                continue
            }
            let start = index
            while index < range.upperBound, ![0x20, 0x09, UInt8(ascii: "=")].contains(bytes[index]) { index += 1 }
            let word = part(start..<index)
            guard index < range.upperBound, bytes[index] == UInt8(ascii: "="), index > start else {
                if index == start { index += 1 }
                if language == nil { language = part(start..<index) } else { words.append(part(start..<index)) }
                continue
            }
            index += 1
            let (value, end, isUnclosed) = Self.value(bytes, index..<range.upperBound)
            attributes.append(Attribute(key: word, value: part(value), isUnclosed: isUnclosed))
            index = end
        }
    }

    /// The bytes of a value without its quotes, and the place where reading goes on.
    private static func value(
        _ bytes: [UInt8],
        _ range: Range<Int>
    ) -> (value: Range<Int>, end: Int, isUnclosed: Bool) {
        let start = range.lowerBound
        guard start < range.upperBound else { return (start..<start, start, false) }
        let quote = bytes[start]
        if quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") {
            guard let close = bytes[(start + 1)..<range.upperBound].firstIndex(of: quote) else {
                return ((start + 1)..<range.upperBound, range.upperBound, true)
            }
            return ((start + 1)..<close, close + 1, false)
        }
        var end = start
        while end < range.upperBound, bytes[end] != 0x20, bytes[end] != 0x09 { end += 1 }
        return (start..<end, end, false)
    }
}

// The parts of a link as in CommonMark: labels, targets, titles; each reader stops at the first byte that can't belong
// to it.

enum LinkSyntax {
    /// Longer labels are invalid (CommonMark 4.7).
    static let longestLabel = 999

    /// The index after a `[label]` that begins at the index; nil if there is none.
    static func labelEnd(in bytes: [UInt8], from start: Int) -> Int? {
        guard start < bytes.count, bytes[start] == UInt8(ascii: "[") else { return nil }
        var index = start + 1
        let limit = min(bytes.count, start + longestLabel + 2)
        while index < limit {
            switch bytes[index] {
            case UInt8(ascii: "]"): return index + 1
            case UInt8(ascii: "["): return nil
            case UInt8(ascii: "\\"): index += 2
            default: index += 1
            }
        }
        return nil
    }

    /// The normal form for comparing labels, without case and extra white space; nil for a label without letters.
    static func normalized(_ label: ArraySlice<UInt8>) -> String? {
        guard label.count <= longestLabel else { return nil }
        let words = String(decoding: label, as: UTF8.self).split { $0.isWhitespace }
        guard !words.isEmpty else { return nil }
        return words.joined(separator: " ").lowercased().uppercased().lowercased()
    }

    /// `<target>` or a target without blanks, as written, and its end.
    static func target(in bytes: [UInt8], from start: Int) -> (text: Range<Int>, end: Int)? {
        guard start < bytes.count else { return nil }
        var index = start
        if bytes[start] == UInt8(ascii: "<") {
            index += 1
            while index < bytes.count {
                switch bytes[index] {
                case UInt8(ascii: ">"): return ((start + 1)..<index, index + 1)
                case UInt8(ascii: "<"), 0x0A: return nil
                case UInt8(ascii: "\\"): index += isEscape(bytes, at: index) ? 2 : 1
                default: index += 1
                }
            }
            return nil
        }
        var depth = 0
        scan: while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\\") where isEscape(bytes, at: index): index += 2
            case UInt8(ascii: "("):
                depth += 1
                // The same depth as in the reference implementation.
                if depth > 32 { return nil }
                index += 1
            case UInt8(ascii: ")"):
                if depth == 0 { break scan }
                depth -= 1
                index += 1
            case 0...0x20, 0x7F: break scan
            default: index += 1
            }
        }
        return depth == 0 ? (start..<index, index) : nil
    }

    /// `"title"`, `'title'` or `(title)`, without its delimiters, and its end.
    static func title(in bytes: [UInt8], from start: Int) -> (text: Range<Int>, end: Int)? {
        guard start < bytes.count else { return nil }
        let close: UInt8
        switch bytes[start] {
        case UInt8(ascii: "\""), UInt8(ascii: "'"): close = bytes[start]
        case UInt8(ascii: "("): close = UInt8(ascii: ")")
        default: return nil
        }
        var index = start + 1
        while index < bytes.count {
            if bytes[index] == close { return ((start + 1)..<index, index + 1) }
            if bytes[index] == UInt8(ascii: "("), close == UInt8(ascii: ")") { return nil }
            index += isEscape(bytes, at: index) ? 2 : 1
        }
        return nil
    }

    static func isEscape(_ bytes: [UInt8], at index: Int) -> Bool {
        index + 1 < bytes.count && bytes[index] == UInt8(ascii: "\\") && bytes[index + 1].isASCIIPunctuation
    }

    /// The index after blanks and at most one line end.
    static func skipSpace(in bytes: [UInt8], from start: Int) -> Int {
        var index = start
        var hasLineEnd = false
        while index < bytes.count, bytes[index].isBlankOrLineEnd {
            if bytes[index] == 0x0A {
                if hasLineEnd { return index }
                hasLineEnd = true
            }
            index += 1
        }
        return index
    }

    /// The index after the line end if only blanks precede it; otherwise nil.
    static func lineEnd(in bytes: [UInt8], from start: Int) -> Int? {
        var index = start
        while index < bytes.count, bytes[index].isBlank { index += 1 }
        guard index < bytes.count else { return index }
        return bytes[index] == 0x0A ? index + 1 : nil
    }

    /// Without backslashes before punctuation, and with entities replaced.
    static func unescaped(_ bytes: [UInt8], _ range: Range<Int>) -> [UInt8] {
        var plain: [UInt8] = []
        var index = range.lowerBound
        while index < range.upperBound {
            if isEscape(bytes, at: index), index + 1 < range.upperBound {
                plain.append(bytes[index + 1])
                index += 2
            } else if let (text, end) = HTMLEntity.read(in: bytes, at: index), end <= range.upperBound {
                plain.append(contentsOf: text.utf8)
                index = end
            } else {
                plain.append(bytes[index])
                index += 1
            }
        }
        return plain
    }
}

/// The targets of links in the form `[text][label]`.
struct LinkDefinitions {
    struct Definition {
        /// Without escapes.
        var target: [UInt8]
        var title: [UInt8]?
    }

    private var definitions: [String: Definition] = [:]

    subscript(label: ArraySlice<UInt8>) -> Definition? {
        guard !definitions.isEmpty else { return nil }
        return LinkSyntax.normalized(label).flatMap { definitions[$0] }
    }

    /// Stores the definition that begins at the index, and returns its end; nil if there is none.
    mutating func addDefinition(in bytes: [UInt8], from start: Int) -> Int? {
        guard let labelEnd = LinkSyntax.labelEnd(in: bytes, from: start), labelEnd < bytes.count,
            bytes[labelEnd] == UInt8(ascii: ":"),
            let label = LinkSyntax.normalized(bytes[(start + 1)..<(labelEnd - 1)])
        else { return nil }
        let targetStart = LinkSyntax.skipSpace(in: bytes, from: labelEnd + 1)
        guard let target = LinkSyntax.target(in: bytes, from: targetStart), target.end > targetStart else { return nil }
        var definition = Definition(target: LinkSyntax.unescaped(bytes, target.text))
        var end = LinkSyntax.lineEnd(in: bytes, from: target.end)
        let titleStart = LinkSyntax.skipSpace(in: bytes, from: target.end)
        if titleStart > target.end, let title = LinkSyntax.title(in: bytes, from: titleStart),
            let titleEnd = LinkSyntax.lineEnd(in: bytes, from: title.end)
        {
            definition.title = LinkSyntax.unescaped(bytes, title.text)
            end = titleEnd
        }
        guard let end else { return nil }
        if definitions[label] == nil { definitions[label] = definition }
        return end
    }
}

// Says a YAML syntax error in words that help the author of a guide.

import Yams

/// The parser's own words are about tokens; the author's mistake is mostly one of a few, recognized by the text there.
package enum YamlSyntax {
    package struct Explanation: Sendable {
        /// In bytes of the text.
        package var offset: Int
        package var length = 1
        package var message: String
        package var suggestion: String?
    }

    static func explain(_ error: any Error, bytes: [UInt8], places: inout YamlPlaces) -> Explanation {
        switch error {
        case YamlError.scanner(let context, let problem, let mark, _),
            YamlError.parser(let context, let problem, let mark, _),
            YamlError.composer(let context, let problem, let mark, _):
            let offset = places.offset(line: mark.line, column: mark.column)
            let begun = context.map { places.offset(line: $0.mark.line, column: $0.mark.column) }
            return explain(problem, at: offset, begun: begun, bytes)
        case YamlError.reader:
            return Explanation(
                offset: unprintable(in: bytes),
                message: "control characters aren't allowed in YAML",
                suggestion: "delete it, or write it as an escape between double quotes: `\"\\u0007\"`"
            )
        default:
            return Explanation(offset: 0, message: "this isn't valid YAML")
        }
    }

    /// The first character that YAML 1.2 does not allow (its section 5.1).
    private static func unprintable(in bytes: [UInt8]) -> Int {
        var offset = 0
        for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x85, 0x20..<0x7F, 0xA0..<0xFEFF, 0xFF00..<0xFFFE, 0x1_0000...: break
            default: return offset
            }
            offset += scalar.utf8.count
        }
        return 0
    }

    private static func explain(_ problem: String, at offset: Int, begun: Int?, _ bytes: [UInt8]) -> Explanation {
        if offset < bytes.count && bytes[offset] == 0x09 || problem.contains("tab character") {
            return Explanation(offset: offset, message: "YAML is indented with spaces, not tabs")
        }
        switch problem {
        case "found character that cannot start any token", "found undefined alias",
            "did not find expected comment or line break":
            return indicator(offset, bytes)
        case "mapping values are not allowed in this context": return secondColon(offset, bytes)
        case "did not find expected node content": return missingValue(offset, begun, bytes)
        case "did not find expected ',' or '}'": return unclosed(offset, begun, bytes, bracket: "{", close: "}")
        case "did not find expected ',' or ']'": return unclosed(offset, begun, bytes, bracket: "[", close: "]")
        case "did not find expected key": return expectedKey(offset, begun, bytes)
        case "could not find expected ':'":
            return Explanation(offset: begun ?? offset, message: "`:` is missing after this key")
        case "found unexpected end of stream":
            return Explanation(offset: begun ?? offset, message: "this quote is never closed")
        case "but found another document":
            let way = "delete the `---`"
            return Explanation(offset: offset, length: 3, message: "a block contains one document", suggestion: way)
        default:
            return Explanation(offset: offset, message: "this isn't valid YAML: \(problem)")
        }
    }

    /// A text that begins with a character that has a meaning of its own: `@`, `*`, `>`.
    private static func indicator(_ offset: Int, _ bytes: [UInt8]) -> Explanation {
        var start = offset
        let isAfter = offset < bytes.count && !"@*`%".utf8.contains(bytes[offset])
        // For `>` and `|` the parser reports the text after them.
        while isAfter, start > 0, ![0x20, 0x0A, 0x0D].contains(bytes[start - 1]) { start -= 1 }
        let character = String(decoding: bytes[start..<min(start + 1, bytes.count)], as: UTF8.self)
        return Explanation(
            offset: start,
            message: "a text that begins with `\(character)` needs quotes",
            suggestion: quoted(bytes, at: start)
        )
    }

    /// A text that begins with `*` names nothing, so it was probably meant as a text.
    package static func undefinedAlias(at offset: Int, _ bytes: [UInt8]) -> Explanation { indicator(offset, bytes) }

    private static func unclosed(
        _ offset: Int,
        _ begun: Int?,
        _ bytes: [UInt8],
        bracket: String,
        close: String
    ) -> Explanation {
        let atEnd = offset >= bytes.count || bytes[offset...].allSatisfy { [0x20, 0x0A, 0x0D].contains($0) }
        let passesLine = begun.map { bytes[$0..<max($0, min(offset, bytes.count))].contains(0x0A) } ?? false
        if atEnd || passesLine {
            return Explanation(offset: begun ?? offset, message: "this `\(bracket)` is never closed")
        }
        if let explanation = afterEnd(offset, bytes) ?? hole(offset, bytes) { return explanation }
        return Explanation(
            offset: offset,
            message: "`,` or `\(close)` is missing before this",
            suggestion: "Put a text with brackets, braces or quotes in it in quotes."
        )
    }

    private static func expectedKey(_ offset: Int, _ begun: Int?, _ bytes: [UInt8]) -> Explanation {
        if let explanation = afterEnd(offset, bytes) { return explanation }
        return Explanation(
            offset: offset,
            message: "this line is not indented like the lines that it belongs to",
            suggestion: "Give it the indentation of the keys above."
        )
    }

    /// A text that goes on after a closing bracket or quote: `{Name}UseCase`, `"a" b`.
    private static func afterEnd(_ offset: Int, _ bytes: [UInt8]) -> Explanation? {
        let before = bytes[lineStart(offset, bytes)..<min(offset, bytes.count)]
        guard let last = before.last(where: { $0 != 0x20 }) else { return nil }
        for (open, close) in [("{", "}"), ("[", "]")] where close.utf8.elementsEqual([last]) {
            guard let start = before.lastIndex(where: { open.utf8.elementsEqual([$0]) }) else { continue }
            return Explanation(
                offset: start,
                length: max(1, offset - start),
                message: "a text that begins with `\(open)` needs quotes",
                suggestion: quoted(bytes, at: start)
            )
        }
        guard last == UInt8(ascii: "\"") || last == UInt8(ascii: "'") else { return nil }
        return Explanation(
            offset: offset,
            message: "there is more text after the closing quote",
            suggestion: "Put the whole text in quotes."
        )
    }

    /// A text in a list that holds a brace: `[Tests/{Feature}Tests]`.
    private static func hole(_ offset: Int, _ bytes: [UInt8]) -> Explanation? {
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "{") else { return nil }
        let start =
            bytes[lineStart(offset, bytes)..<offset].lastIndex { " [,".utf8.contains($0) }.map { $0 + 1 } ?? offset
        guard start < offset else { return nil }
        let end = bytes[offset...].firstIndex { ",]\n\r".utf8.contains($0) } ?? bytes.count
        let text = String(decoding: bytes[start..<end], as: UTF8.self)
        return Explanation(
            offset: start,
            length: end - start,
            message: "a text with `{` in it needs quotes in a list",
            suggestion: "write `\"\(text)\"`"
        )
    }

    private static func lineStart(_ offset: Int, _ bytes: [UInt8]) -> Int {
        bytes[..<min(offset, bytes.count)].lastIndex { $0 == 0x0A || $0 == 0x0D }.map { $0 + 1 } ?? 0
    }

    /// A colon in a text; or a line that is indented more than the key above, so that it goes on with that key's text.
    private static func secondColon(_ offset: Int, _ bytes: [UInt8]) -> Explanation {
        let start = lineStart(offset, bytes)
        let before = bytes[start..<min(offset, bytes.count)]
        guard before.contains(UInt8(ascii: ":")) else {
            let first = before.firstIndex { $0 != 0x20 } ?? start
            return Explanation(
                offset: first,
                length: max(1, offset - first),
                message: "this line is indented more than the key above, so it continues that key's text",
                suggestion: "Give it the indentation of the keys above."
            )
        }
        return Explanation(
            offset: offset,
            message: "a second `:` in one line",
            suggestion: "Put the text in quotes, or begin a new line."
        )
    }

    /// No value where one is expected; often because `#` turned it into a comment.
    private static func missingValue(_ offset: Int, _ begun: Int?, _ bytes: [UInt8]) -> Explanation {
        var end = min(offset, bytes.count)
        while end > 0, [0x20, 0x0A, 0x0D].contains(bytes[end - 1]) { end -= 1 }
        let start = lineStart(end, bytes)
        if let mark = bytes[start..<end].firstIndex(of: UInt8(ascii: "#")), mark > start, bytes[mark - 1] == 0x20 {
            return Explanation(
                offset: mark,
                message: "`#` begins a comment in YAML",
                suggestion: quoted(bytes, at: mark)
            )
        }
        return Explanation(offset: offset < bytes.count ? offset : max(0, end - 1), message: "a value is missing here")
    }

    /// "write `"…"`", with the text up to the end of the line or of its brackets.
    private static func quoted(_ bytes: [UInt8], at offset: Int) -> String? {
        guard offset < bytes.count else { return nil }
        var depth = 0
        var end = offset
        scan: while end < bytes.count {
            switch bytes[end] {
            case 0x0A, 0x0D: break scan
            case UInt8(ascii: "#") where end > offset && bytes[end - 1] == 0x20: break scan
            case UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "("): depth += 1
            case UInt8(ascii: "}"), UInt8(ascii: "]"), UInt8(ascii: ")"):
                if depth == 0 { break scan }
                depth -= 1
            case UInt8(ascii: ",") where depth == 0: break scan
            default: break
            }
            end += 1
        }
        var text = String(decoding: bytes[offset..<end], as: UTF8.self)
        while text.last?.isWhitespace == true { text.removeLast() }
        guard !text.isEmpty, text.count <= 80 else { return "put it in quotes" }
        return text.contains("\"") ? "write `'\(text)'`" : "write `\"\(text)\"`"
    }
}

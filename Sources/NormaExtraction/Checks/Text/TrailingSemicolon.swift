// Finds semicolons at the ends of lines.

import NormaFacts
import NormaText

enum TrailingSemicolon: Check {
    static let identifier = "trailing-semicolon"
    static let summary = "A line ends in a semicolon."
    static let documentation =
        """
        Swift needs no semicolon there.

        ```swift bad
        let count = 0;
        ```

        ```swift fixed
        let count = 0
        ```

        ```swift good
        let count = 0
        let one = 1; let two = 2
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let source = context.source
        var texts: [ByteRange]?
        var comments: [ByteRange]?
        for (offset, byte) in source.bytes.enumerated() where byte == UInt8(ascii: ";") {
            guard isLast(offset, source) else { continue }
            // Most files hold no semicolon.
            texts = texts ?? LineText.outermost(facts.strings.lazy.map(\.range))
            comments = comments ?? LineText.outermost(facts.comments.lazy.map(\.range))
            let range = ByteRange(offset, offset + 1)
            if !LineText.contains(texts ?? [], range), !LineText.contains(comments ?? [], range) {
                context.report(range, fix: fix(range, source))
            }
        }
    }

    /// The next line must not become part of the statement: `return;`, a closure, an operator.
    private static func fix(_ range: ByteRange, _ source: SourceText) -> Fix? {
        var start = Int(range.start)
        while start > 0, LineText.isSpace(source[start - 1]) { start -= 1 }
        let before = source.slice(ByteRange(max(0, start - 6), start))
        guard start > 0, !source[start - 1].isWhiteSpace, !before.elementsEqual("return".utf8) else { return nil }
        var next = Int(range.end)
        while next < source.count, source[next].isWhiteSpace { next += 1 }
        let byte = source[next]
        let isSafe =
            next >= source.count || byte.isLetterOrDigit || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "@")
            || byte == UInt8(ascii: "}") || byte == UInt8(ascii: "#")
        return isSafe ? .safe(.delete(ByteRange(start, Int(range.end)))) : nil
    }

    /// Whether only white space or a comment to the line's end follows.
    private static func isLast(_ offset: Int, _ source: SourceText) -> Bool {
        var index = offset + 1
        while index < source.count, LineText.isSpace(source[index]) { index += 1 }
        if index >= source.count || source[index] == UInt8(ascii: "\n") || source[index] == UInt8(ascii: "\r") {
            return true
        }
        return source[index] == UInt8(ascii: "/") && source[index + 1] == UInt8(ascii: "/")
    }
}

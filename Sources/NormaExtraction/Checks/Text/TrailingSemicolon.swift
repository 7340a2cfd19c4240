// Sees semicolons at the ends of lines.

import NormaFacts
import NormaText

/// A line ends in a semicolon.
enum TrailingSemicolon: Check {
    static let identifier = "trailing-semicolon"
    static let summary = "A line ends in a semicolon."
    static let documentation =
        """
        Swift needs none there.

        ```swift bad
        let count = 0;
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
                context.report(range)
            }
        }
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

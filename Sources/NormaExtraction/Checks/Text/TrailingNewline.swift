// Finds files that don't end in one line break.

import NormaFacts
import NormaText

enum TrailingNewline: Check {
    static let identifier = "trailing-newline"
    static let summary = "A file doesn't end in exactly one line break."
    static let details = DetailShape.words(["none", "several"])
    static let documentation =
        """
        A last line without a line break shows up as changed when a line is added after it; empty lines at the end say nothing. The
        detail is `none` or `several`.

        ```swift
        let count = 0␤␤
        ```

        ```swift good
        let count = 0
        ```
        """

    /// - Parameter end: where the white space at the end of the file begins.
    private static func fix(_ end: Int, _ source: SourceText) -> Fix {
        let first = source.lines.range(ofLine: 1).map(source.slice)
        let isWindows = first?.suffix(2).elementsEqual("\r\n".utf8) ?? false
        return .safe(.replace(ByteRange(end, source.count), with: isWindows ? "\r\n" : "\n"))
    }

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let source = context.source
        guard source.count > 0 else { return }
        var end = source.count
        var breaks = 0
        while end > 0, source[end - 1].isWhiteSpace {
            if source[end - 1] == UInt8(ascii: "\n") { breaks += 1 }
            // A lone CR ends a line too; CRLF is one break.
            if source[end - 1] == UInt8(ascii: "\r"), source[end] != UInt8(ascii: "\n") { breaks += 1 }
            end -= 1
        }
        guard breaks != 1, end > 0 else { return }
        let range = breaks == 0 ? ByteRange(source.count - 1, source.count) : ByteRange(end - 1, end)
        context.report(range, detail: breaks == 0 ? "none" : "several", fix: fix(end, source))
    }
}

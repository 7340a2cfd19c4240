// Finds white space at the ends of lines.

import NormaFacts
import NormaText

enum TrailingWhitespace: Check {
    static let identifier = "trailing-whitespace"
    static let summary = "A line ends in spaces or tabs."
    static let details = DetailShape.words(["blank line", "comment", "code"])
    /// The editor that saved it.
    static let causeExtent = CauseExtent.file
    static let documentation =
        """
        It is invisible, and causes meaningless differences in reviews.

        The detail is `blank line` for a line of nothing else, `comment` for a line that ends in a comment, and `code` for others.
        The lines of a multiline string aren't reported: there the spaces are content.

        `norma fix` deletes it; two spaces after a comment, which break the line in Markdown, only with `--review`.

        ```swift
        let total = 0␠␠
        ```

        ```swift good
        let total = 0
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let texts = LineText.outermost(facts.strings.lazy.filter(\.isMultiline).map(\.range))
        let comments = LineText.outermost(facts.comments.lazy.map(\.range))
        for line in 1...max(1, facts.lines.lineCount) {
            guard let range = LineText.range(ofLine: line, context.source), !range.isEmpty else { continue }
            let end = Int(range.end)
            var start = end
            while start > range.start, LineText.isSpace(context.source[start - 1]) { start -= 1 }
            guard start < end else { continue }
            let trailing = ByteRange(start, end)
            if LineText.contains(texts, trailing) { continue }
            let detail = detail(of: trailing, in: range, comments)
            context.report(
                trailing,
                detail: detail,
                fix: Fix(level(of: trailing, detail, context.source), [.delete(trailing)])
            )
        }
    }

    /// Two spaces break a line of Markdown, and a space after a backslash belongs to a regular expression.
    private static func level(of trailing: ByteRange, _ detail: String, _ source: SourceText) -> FixLevel {
        let isEscaped = trailing.start > 0 && source[Int(trailing.start) - 1] == UInt8(ascii: "\\")
        return isEscaped || (detail == "comment" && trailing.count > 1) ? .review : .safe
    }

    private static func detail(of trailing: ByteRange, in line: ByteRange, _ comments: [ByteRange]) -> String {
        if trailing.start == line.start { return "blank line" }
        let before = ByteRange(start: trailing.start - 1, end: trailing.start)
        return LineText.contains(comments, before) ? "comment" : "code"
    }
}

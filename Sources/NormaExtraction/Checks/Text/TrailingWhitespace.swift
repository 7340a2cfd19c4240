// Sees white space at the ends of lines.

import NormaFacts
import NormaText

/// A line ends in spaces or tabs.
enum TrailingWhitespace: Check {
    static let identifier = "trailing-whitespace"
    static let summary = "A line ends in spaces or tabs."
    static let documentation =
        """
        It can't be seen, and makes differences in reviews that mean nothing.

        The detail is `blank line` for a line of nothing else, `comment` for one that ends in a comment, and `code` for others. The
        lines of a text of several lines are left out: there the spaces are content.

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
            context.report(trailing, detail: detail(of: trailing, in: range, comments))
        }
    }

    private static func detail(of trailing: ByteRange, in line: ByteRange, _ comments: [ByteRange]) -> String {
        if trailing.start == line.start { return "blank line" }
        let before = ByteRange(start: trailing.start - 1, end: trailing.start)
        return LineText.contains(comments, before) ? "comment" : "code"
    }
}

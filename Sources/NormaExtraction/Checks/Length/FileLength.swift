// Measures files.

import NormaFacts
import NormaText

enum FileLength: Check {
    static let identifier = "file-length"
    static let summary = "How many lines a file has."
    static let isMeasured = true
    static let documentation =
        """
        A long file does several things: related code is hard to see, and changes collide.

        All lines count, including empty lines and comments. What follows the last line break counts only if it isn't empty.
        `file-code-length` counts only the lines of code.

        ```swift bad
        // 900 lines: a view, its model, its service and their tests
        ```

        ```swift good
        // one type, and the code that only it uses
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let last = facts.lines.starts.last ?? 0
        // What follows the last line break is a line only if it isn't empty.
        let count = facts.lines.lineCount - (last == facts.lines.length && facts.lines.lineCount > 1 ? 1 : 0)
        guard facts.lines.length > 0 else { return }
        context.report(LineText.range(ofLine: 1, context.source) ?? .empty, value: count)
    }
}

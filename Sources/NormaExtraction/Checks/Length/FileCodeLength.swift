// Measures the code in files.

import NormaFacts
import NormaText

enum FileCodeLength: Check {
    static let identifier = "file-code-length"
    static let summary = "How many lines of code a file has, without comments and empty lines."
    static let isMeasured = true
    static let documentation =
        """
        A long file does several things: related code is hard to see, and changes collide. Comments don't make it longer in that
        sense.

        A line counts if it holds anything but white space and comments, even a single bracket. All lines of a multiline string
        count, and all branches of `#if`.

        ```swift bad
        // 900 lines of code: a view, its model, its service and their tests
        ```

        ```swift good
        // one type, and the code that only it uses
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        guard facts.codeLineCount > 0 else { return }
        context.report(LineText.range(ofLine: 1, context.source) ?? .empty, value: Int(facts.codeLineCount))
    }
}

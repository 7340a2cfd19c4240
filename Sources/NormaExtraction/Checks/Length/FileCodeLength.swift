// Measures the code in files.

import NormaFacts
import NormaText

enum FileCodeLength: Check {
    static let identifier = "file-code-length"
    static let summary = "How many lines of code a file has, comments and empty lines left out."
    static let isMeasured = true
    static let documentation =
        """
        A long file does several things: what belongs together is hard to see, and changes meet in it. Comments don't make it
        longer in that sense.

        A line counts that holds anything but white space and comments, a bracket alone too, and so do all lines of a text of several
        lines. `#if` counts with all of its branches.

        ```swift bad
        // 900 lines of code: a view, its model, its service and their tests
        ```

        ```swift good
        // one type, and what is written only for it
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        guard facts.codeLineCount > 0 else { return }
        context.report(LineText.range(ofLine: 1, context.source) ?? .empty, value: Int(facts.codeLineCount))
    }
}

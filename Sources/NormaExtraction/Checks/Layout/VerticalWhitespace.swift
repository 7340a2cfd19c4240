// Counts empty lines.

import NormaFacts

enum VerticalWhitespace: Check {
    static let identifier = "vertical-whitespace"
    static let summary = "How many empty lines stand one after another."
    static let isMeasured = true
    static let documentation =
        """
        More than one says no more than one. Texts of several lines and comments are not seen.

        ```swift bad
        let one = 1


        let two = 2


        let three = 3
        ```

        ```swift good
        let one = 1

        let two = 2
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for run in BlankLines.all(in: facts, context.source) {
            guard let range = LineText.range(ofLine: run.last, context.source) else { continue }
            context.report(range, value: run.count)
        }
    }
}

// Counts empty lines.

import NormaFacts

enum VerticalWhitespace: Check {
    static let identifier = "vertical-whitespace"
    static let summary = "How many empty lines follow each other."
    static let isMeasured = true
    static let documentation =
        """
        Several empty lines say no more than one does. Multiline strings and comments aren't reported.

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

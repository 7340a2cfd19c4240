// Finds empty lines before closing brackets.

import NormaFacts
import NormaText

enum VerticalWhitespaceClosingBraces: Check {
    static let identifier = "vertical-whitespace-closing-braces"
    static let summary = "There is an empty line before a closing bracket."
    static let documentation =
        """
        The bracket alone marks the end of the block.

        ```swift bad
        func run() {
            show()

        }
        ```

        ```swift good
        func run() {
            show()
        }

        let one = 1
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for run in BlankLines.all(in: facts, context.source) {
            guard let next = LineText.range(ofLine: run.last + 1, context.source) else { continue }
            let first = context.source[Int(LineText.content(of: next, context.source).start)]
            guard first == UInt8(ascii: "}") || first == UInt8(ascii: ")") || first == UInt8(ascii: "]"),
                let range = LineText.range(ofLine: run.first, context.source)
            else { continue }
            context.report(range)
        }
    }
}

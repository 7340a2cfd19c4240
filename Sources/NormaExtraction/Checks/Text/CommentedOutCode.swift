// Finds code that was commented out.

import NormaFacts
import NormaText

enum CommentedOutCode: Check {
    static let identifier = "commented-out-code"
    static let summary = "A comment holds commented-out code."
    static let details = DetailShape.text
    static let documentation =
        """
        No one can say whether it still works, and the history keeps it anyway. Reports consecutive lines of `//`, and `/* */`, that can
        be read as declarations, statements, assignments or calls on something. Documentation and trailing comments aren't reported. The
        detail is the first line.

        ```swift bad
        // let total = items.count
        ```

        ```swift good
        // The total is counted by the server.
        /// let total = items.count
        let limit = 5 // cart.limit = 5
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        for block in CommentBlock.all(in: facts, context.source) {
            guard CommentedCode.isCode(block.text) else { continue }
            let first = block.text.split(separator: "\n").first.map(String.init) ?? ""
            context.report(block.range, detail: ShortText.of(first), owner: block.owner)
        }
    }
}

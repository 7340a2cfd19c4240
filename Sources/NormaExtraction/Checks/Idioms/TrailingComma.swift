// Sees commas behind the last element of a literal.

import NormaText
import SwiftSyntax

enum TrailingComma: Check {
    static let identifier = "trailing-comma"
    static let summary = "The last element of a list or dictionary is followed by a comma."
    static let documentation =
        """
        Whether the last element has a comma is a team's choice; this check sees those that have, `missing-trailing-comma` those of several
        lines that have not.

        ```swift bad
        let list = [
            1,
            2,
        ]
        ```

        ```swift fixed
        let list = [
            1,
            2
        ]
        ```

        ```swift good
        let list = [
            1,
            2
        ]
        let one = [1, 2]
        ```
        """
    static let kinds: [SyntaxKind] = [.arrayExpr, .dictionaryExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let comma = CollectionLiteral(node)?.last?.comma else { return }
        context.report(comma, fix: .safe(.delete(ByteRange(of: comma))))
    }
}

// Finds trailing commas in literals.

import NormaText
import SwiftSyntax

enum TrailingComma: Check {
    static let identifier = "trailing-comma"
    static let summary = "An array or dictionary literal has a trailing comma."
    static let documentation =
        """
        A trailing comma is a team's choice: this check reports literals that have one, `missing-trailing-comma` multiline literals
        that don't.

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

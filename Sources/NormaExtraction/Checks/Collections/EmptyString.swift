// Sees comparisons with `""`.

import NormaFacts
import NormaText
import SwiftSyntax

/// A text is compared with an empty literal.
enum EmptyString: Check {
    static let identifier = "empty-string"
    static let summary = "A text is compared with an empty literal."
    static let documentation =
        """
        `isEmpty` says what is asked and compares nothing.

        ```swift bad
        let isEmpty = name == ""
        ```

        ```swift good
        let isEmpty = name.isEmpty
        let isAnna = name == "Anna"
        ```
        """
    static let kinds: [SyntaxKind] = [.binaryOperatorExpr]
    static let heads: Set<String> = ["==", "!="]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let operation = BinaryOperation(node), let right = operation.right, right.isEmptyText else { return }
        context.report(ByteRange(of: operation.token).reaching(right))
    }
}

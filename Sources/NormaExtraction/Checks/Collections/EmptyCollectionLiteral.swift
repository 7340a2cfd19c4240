// Finds comparisons with `[]` and `[:]`.

import NormaText
import SwiftSyntax

enum EmptyCollectionLiteral: Check {
    static let identifier = "empty-collection-literal"
    static let summary = "A collection is compared with an empty literal."
    static let details = DetailShape.text
    static let documentation =
        """
        `isEmpty` needs no second collection and works for elements that can't be compared.

        ```swift bad
        let isEmpty = items == []
        ```

        ```swift fixed
        let isEmpty = items.isEmpty
        ```

        ```swift good
        let isEmpty = items.isEmpty
        let isPair = items == [first, second]
        ```
        """
    static let kinds: [SyntaxKind] = [.binaryOperatorExpr]
    static let heads: Set<String> = ["==", "!="]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let operation = BinaryOperation(node), let right = operation.right, right.isEmptyCollection else {
            return
        }
        context.report(
            ByteRange(of: operation.token).reaching(right),
            detail: ShortText.of(right, in: context.source),
            fix: fix(operation, context.source)
        )
    }

    /// An optional collection has no `isEmpty`, so the fix needs review.
    private static func fix(_ operation: BinaryOperation, _ source: SourceText) -> Fix? {
        guard let operand = operation.receiver else { return nil }
        let end = ByteRange(of: operand).end
        return operation.calling(".isEmpty", from: end, isDenied: operation.symbol == "!=", in: source)
    }
}

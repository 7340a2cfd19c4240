// Sees `count == 0`.

import NormaFacts
import NormaText
import SwiftSyntax

/// A count is compared with zero.
enum EmptyCount: Check {
    static let identifier = "empty-count"
    static let summary = "A count is compared with zero."
    static let documentation =
        """
        `isEmpty` says what is asked, and some collections must walk through all their elements to count them. Seen are comparisons of
        `count` with `0`; a type that has `count` and no `isEmpty` is an exception for the guide.

        ```swift bad
        let isEmpty = items.count == 0
        ```

        ```swift good
        let isEmpty = items.isEmpty
        let isPair = items.count == 2
        ```
        """
    static let kinds: [SyntaxKind] = [.binaryOperatorExpr]
    static let heads: Set<String> = ["==", "!=", "<", "<=", ">", ">="]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let operation = BinaryOperation(node), let left = operation.left, let right = operation.right else {
            return
        }
        if right.isZeroInteger, isCount(left) { context.report(left) }
        if left.isZeroInteger, isCount(right) { context.report(right) }
    }

    private static func isCount(_ expression: ExprSyntax) -> Bool {
        let member = expression.as(MemberAccessExprSyntax.self)?.declName ?? expression.as(DeclReferenceExprSyntax.self)
        return member?.baseName.text == "count" && member?.argumentNames == nil
    }
}

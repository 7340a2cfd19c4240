// Finds `filter { }.count > 0`.

import NormaText
import SwiftSyntax

enum ContainsOverFilterCount: Check {
    static let identifier = "contains-over-filter-count"
    static let summary = "A filtered list is counted only to check whether it has any elements."
    static let documentation =
        """
        `contains(where:)` stops at the first matching element and makes no second list.

        ```swift bad
        let isSold = items.filter { $0.isSold }.count > 0
        ```

        ```swift fixed
        let isSold = items.contains(where: { $0.isSold })
        ```

        ```swift good
        let isSold = items.contains { $0.isSold }
        let isOnlyOneSold = items.filter { $0.isSold }.count == 1
        ```
        """
    static let kinds: [SyntaxKind] = [.binaryOperatorExpr]
    static let heads: Set<String> = [">", "==", "!="]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let operation = BinaryOperation(node), operation.right?.isZeroInteger ?? false,
            let count = operation.left?.as(MemberAccessExprSyntax.self), count.declName.baseName.text == "count",
            count.base?.calledMember == "filter"
        else { return }
        context.report(count, fix: fix(operation, count, context.source))
    }

    /// What is filtered may be something other than a sequence, so the fix needs review.
    private static func fix(_ operation: BinaryOperation, _ count: MemberAccessExprSyntax, _ source: SourceText) -> Fix?
    {
        guard let operand = operation.receiver, let range = operation.range,
            let edits = ClosureCall(count.base)?.renamed("contains", label: "where:", upTo: range.end, in: source)
        else { return nil }
        return Fix(.review, (operation.symbol == "==" ? [.insert("!", at: ByteRange(of: operand).start)] : []) + edits)
    }
}

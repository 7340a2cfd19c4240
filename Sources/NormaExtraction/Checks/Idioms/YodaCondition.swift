// Finds `if 42 == count`.

import NormaText
import SwiftSyntax

enum YodaCondition: Check {
    static let identifier = "yoda-condition"
    static let summary = "A condition begins with the constant."
    static let details = DetailShape.text
    static let documentation =
        """
        Readers expect the value first and the constant after it. Reports comparisons in conditions whose left side is a literal and
        whose right side isn't.

        ```swift bad
        if 42 == count {}
        ```

        ```swift fixed
        if count == 42 {}
        ```

        ```swift good
        if count == 42 {}
        let isNone = 0 == count
        ```
        """
    static let kinds: [SyntaxKind] = [.binaryOperatorExpr]
    static let heads: Set<String> = ["==", "!=", "<", "<=", ">", ">="]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let operation = BinaryOperation(node), let left = operation.left, left.isLiteral,
            let last = operation.rightElements.last, !(operation.right?.isLiteral ?? false), isInCondition(node)
        else { return }
        context.report(
            ByteRange(of: left).reaching(last),
            detail: ShortText.of(left, in: context.source),
            fix: fix(operation, context.source)
        )
    }

    /// A custom operator may mean something else the other way round, so the fix needs review.
    private static func fix(_ operation: BinaryOperation, _ source: SourceText) -> Fix? {
        let turned = ["==": "==", "!=": "!=", "<": ">", "<=": ">=", ">": "<", ">=": "<="]
        guard let symbol = turned[operation.symbol], operation.leftElements.count == 1, let range = operation.range,
            let left = operation.leftElements.first, let right = operation.rightElements.first
        else { return nil }
        let (constant, asked) = (ByteRange(of: left), ByteRange(start: ByteRange(of: right).start, end: range.end))
        guard !source.mayHoldComment(range) else { return nil }
        return .review(.replace(range, with: "\(source.text(asked)) \(symbol) \(source.text(constant))"))
    }

    private static func isInCondition(_ node: Syntax) -> Bool {
        var node = node.parent
        while let current = node {
            switch current.kind {
            case .exprList, .sequenceExpr, .tupleExpr, .labeledExpr, .labeledExprList, .prefixOperatorExpr:
                node = current.parent
            case .conditionElement, .repeatStmt: return true
            default: return false
            }
        }
        return false
    }
}

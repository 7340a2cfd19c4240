// Finds comparisons with `""`.

import NormaText
import SwiftSyntax

enum EmptyString: Check {
    static let identifier = "empty-string"
    static let summary = "A string is compared with an empty literal."
    static let documentation =
        """
        `isEmpty` states the question and compares nothing.

        ```swift bad
        let isEmpty = name == ""
        ```

        ```swift fixed
        let isEmpty = name.isEmpty
        ```

        ```swift good
        let isEmpty = name.isEmpty
        let isAnna = name == "Anna"
        ```
        """
    static let kinds: [SyntaxKind] = [.binaryOperatorExpr]
    static let isFixedInMacros = true
    static let heads: Set<String> = ["==", "!="]

    /// An optional string has no `isEmpty`, so the fix needs review.
    private static func fix(_ operation: BinaryOperation, _ right: ExprSyntax, _ source: SourceText) -> Fix? {
        guard operation.leftElements.count == 1, operation.rightElements.count == 1,
            let left = operation.leftElements.first,
            [.declReferenceExpr, .memberAccessExpr, .functionCallExpr].contains(left.kind)
        else { return nil }
        let (start, end) = (ByteRange(of: left), ByteRange(of: operation.rightElements.first ?? right).end)
        guard !source.mayHoldComment(ByteRange(start: start.end, end: end)) else { return nil }
        let asked = Edit.replace(ByteRange(start: start.end, end: end), with: ".isEmpty")
        return operation.symbol == "==" ? .review(asked) : .review(.insert("!", at: start.start), asked)
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let operation = BinaryOperation(node), let right = operation.right, right.isEmptyText else { return }
        context.report(ByteRange(of: operation.token).reaching(right), fix: fix(operation, right, context.source))
    }
}

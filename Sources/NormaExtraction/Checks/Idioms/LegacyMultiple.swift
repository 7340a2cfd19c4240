// Sees `a % b == 0`.

import NormaFacts
import NormaText
import SwiftSyntax

/// A remainder is compared with zero.
enum LegacyMultiple: Check {
    static let identifier = "legacy-multiple"
    static let summary = "A remainder is compared with zero."
    static let documentation =
        """
        `isMultiple(of:)` says what is asked, and knows what to do with a zero.

        ```swift bad
        let isEven = count % 2 == 0
        ```

        ```swift good
        let isEven = count.isMultiple(of: 2)
        let isLast = count % 7 == 6
        ```
        """
    static let kinds: [SyntaxKind] = [.binaryOperatorExpr]
    static let heads: Set<String> = ["==", "!="]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let operation = BinaryOperation(node), operation.right?.isZeroInteger ?? false else { return }
        var elements = operation.leftElements
        if let inner = operation.left?.as(SequenceExprSyntax.self) { elements = Array(inner.elements) }
        guard isRemainder(elements), let first = elements.first else { return }
        context.report(ByteRange(of: first).reaching(ExprSyntax(node) ?? first))
    }

    /// Only factors, and the last of them a remainder.
    private static func isRemainder(_ elements: [ExprSyntax]) -> Bool {
        guard BinaryOperation.lastSymbol(of: elements) == "%" else { return false }
        return stride(from: 1, to: elements.count, by: 2).allSatisfy { index in
            let symbol = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text
            return symbol == "%" || symbol == "*" || symbol == "/"
        }
    }
}

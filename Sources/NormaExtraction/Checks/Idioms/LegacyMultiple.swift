// Finds `a % b == 0`.

import NormaText
import SwiftSyntax

enum LegacyMultiple: Check {
    static let identifier = "legacy-multiple"
    static let summary = "A remainder is compared with zero."
    static let documentation =
        """
        `isMultiple(of:)` states the question, and handles zero.

        ```swift bad
        let isEven = count % 2 == 0
        ```

        ```swift fixed
        let isEven = count.isMultiple(of: 2)
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
        let fix = fix(operation, elements, context.source)
        context.report(ByteRange(of: first).reaching(ExprSyntax(node) ?? first), fix: fix)
    }

    /// A custom type may have `%` without `isMultiple(of:)`, so the fix needs review.
    private static func fix(_ operation: BinaryOperation, _ factors: [ExprSyntax], _ source: SourceText) -> Fix? {
        guard factors.count == 3, let range = operation.range, let number = factors.first, number.isReceiver,
            let divisor = factors.last
        else { return nil }
        let (asked, other) = (ByteRange(of: number), ByteRange(of: divisor))
        let before = ByteRange(start: range.start, end: asked.start)
        let between = ByteRange(start: asked.end, end: other.start)
        let after = ByteRange(start: other.end, end: range.end)
        guard ![before, between, after].contains(where: source.mayHoldComment) else { return nil }
        return .review(
            .replace(before, with: operation.symbol == "!=" ? "!" : ""),
            .replace(between, with: ".isMultiple(of: "),
            .replace(after, with: ")")
        )
    }

    /// Only factors, the last of them a remainder.
    private static func isRemainder(_ elements: [ExprSyntax]) -> Bool {
        guard BinaryOperation.lastSymbol(of: elements) == "%" else { return false }
        return stride(from: 1, to: elements.count, by: 2).allSatisfy { index in
            let symbol = elements[index].as(BinaryOperatorExprSyntax.self)?.operator.text
            return symbol == "%" || symbol == "*" || symbol == "/"
        }
    }
}

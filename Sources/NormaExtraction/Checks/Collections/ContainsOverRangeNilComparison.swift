// Finds `range(of:) != nil`.

import NormaText
import SwiftSyntax

enum ContainsOverRangeNilComparison: Check {
    static let identifier = "contains-over-range-nil-comparison"
    static let summary = "A string is searched for a range only to check whether there is one."
    static let documentation =
        """
        `contains` states the question. Reports `range(of:)` without options.

        ```swift bad
        let hasTitle = text.range(of: title) != nil
        ```

        ```swift fixed
        let hasTitle = text.contains(title)
        ```

        ```swift good
        let hasTitle = text.contains(title)
        let place = text.range(of: title)
        ```
        """
    static let kinds: [SyntaxKind] = [.binaryOperatorExpr]
    static let heads: Set<String> = ["==", "!="]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let operation = BinaryOperation(node), operation.right?.isNil ?? false,
            let call = operation.left?.as(FunctionCallExprSyntax.self), let member = call.member,
            member.base != nil, member.declName.baseName.text == "range", call.arguments.count == 1,
            call.arguments.first?.label?.text == "of"
        else { return }
        context.report(call, fix: fix(operation, call, context.source))
    }

    /// What is searched may be something other than a string, so the fix needs review.
    private static func fix(_ operation: BinaryOperation, _ call: FunctionCallExprSyntax, _ source: SourceText) -> Fix?
    {
        guard let operand = operation.receiver, let range = operation.range,
            let edits = ClosureCall(ExprSyntax(call))?.renamed("contains", label: "", upTo: range.end, in: source)
        else { return nil }
        return Fix(.review, (operation.symbol == "==" ? [.insert("!", at: ByteRange(of: operand).start)] : []) + edits)
    }
}

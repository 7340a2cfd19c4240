// Finds `first(where:) != nil`.

import NormaText
import SwiftSyntax

enum ContainsOverFirstNotNil: Check {
    static let identifier = "contains-over-first-not-nil"
    static let summary = "A list is searched for an element only to check whether there is one."
    static let details = DetailShape.words(["first", "firstIndex"])
    static let documentation =
        """
        `contains(where:)` states the question. Reports `first` and `firstIndex` compared with `nil`.

        ```swift bad
        let isSold = items.first(where: { $0.isSold }) != nil
        ```

        ```swift fixed
        let isSold = items.contains(where: { $0.isSold })
        ```

        ```swift good
        let isSold = items.contains { $0.isSold }
        let isEmpty = items.first == nil
        ```
        """
    static let kinds: [SyntaxKind] = [.binaryOperatorExpr]
    static let heads: Set<String> = ["==", "!="]
    private static let searches: Set<String> = ["first", "firstIndex"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let operation = BinaryOperation(node), operation.right?.isNil ?? false, let left = operation.left,
            let name = left.calledMember, searches.contains(name)
        else { return }
        context.report(left, detail: name, fix: fix(operation, left, context.source))
    }

    /// What is searched may be something other than a sequence, so the fix needs review.
    private static func fix(_ operation: BinaryOperation, _ left: ExprSyntax, _ source: SourceText) -> Fix? {
        guard let operand = operation.receiver, let range = operation.range else { return nil }
        let argument = left.as(FunctionCallExprSyntax.self)?.arguments.first
        let label = argument?.label?.text ?? "where"
        guard label == "where" || label == "of",
            let edits = ClosureCall(left)?.renamed(
                "contains",
                label: label == "of" ? "" : "where:",
                upTo: range.end,
                in: source
            )
        else { return nil }
        return Fix(.review, (operation.symbol == "==" ? [.insert("!", at: ByteRange(of: operand).start)] : []) + edits)
    }
}

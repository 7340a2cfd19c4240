// Finds `filter { }.isEmpty`.

import NormaText
import SwiftSyntax

enum ContainsOverFilterIsEmpty: Check {
    static let identifier = "contains-over-filter-is-empty"
    static let summary = "A list is filtered only to check whether any element matches."
    static let documentation =
        """
        `contains(where:)` stops at the first matching element and makes no second list.

        ```swift bad
        let isNoneSold = items.filter { $0.isSold }.isEmpty
        ```

        ```swift fixed
        let isNoneSold = !items.contains(where: { $0.isSold })
        ```

        ```swift good
        let isNoneSold = !items.contains { $0.isSold }
        let isEmpty = items.isEmpty
        ```
        """
    static let kinds: [SyntaxKind] = [.memberAccessExpr]
    static let heads: Set<String> = ["isEmpty"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let member = node.as(MemberAccessExprSyntax.self), member.base?.calledMember == "filter" else { return }
        // `isEmpty(…)` isn't the property of a list.
        if member.parent?.as(FunctionCallExprSyntax.self)?.calledExpression.id == member.id { return }
        context.report(member, fix: fix(member, context.source))
    }

    /// What is filtered may be something other than a sequence, so the fix needs review. Members of the result are kept.
    private static func fix(_ member: MemberAccessExprSyntax, _ source: SourceText) -> Fix? {
        let range = ByteRange(of: member)
        guard ExprSyntax(member).isReceiver, let parent = member.parent,
            let edits = ClosureCall(member.base)?.renamed("contains", label: "where:", upTo: range.end, in: source)
        else { return nil }
        switch parent.kind {
        case .memberAccessExpr, .functionCallExpr, .forceUnwrapExpr, .postfixOperatorExpr, .subscriptCallExpr:
            return nil
        case .prefixOperatorExpr:
            guard let denial = parent.as(PrefixOperatorExprSyntax.self)?.operator, denial.text == "!" else {
                return nil
            }
            return Fix(.review, [.delete(ByteRange(of: denial))] + edits)
        default: return Fix(.review, [.insert("!", at: range.start)] + edits)
        }
    }
}

// Finds `sorted().first`.

import NormaText
import SwiftSyntax

enum SortedFirstLast: Check {
    static let identifier = "sorted-first-last"
    static let summary = "A whole list is sorted for its smallest or largest element."
    static let details = DetailShape.words(["first", "last"])
    static let documentation =
        """
        `min()` and `max()` visit every element once.

        ```swift bad
        let cheapest = items.sorted { $0.price < $1.price }.first
        ```

        ```swift fixed
        let cheapest = items.min(by: { $0.price < $1.price })
        ```

        ```swift good
        let cheapest = items.min { $0.price < $1.price }
        let two = items.sorted().prefix(2)
        ```
        """
    static let kinds: [SyntaxKind] = [.memberAccessExpr]
    static let heads: Set<String> = ["first", "last"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let member = node.as(MemberAccessExprSyntax.self), member.base?.calledMember == "sorted",
            let call = member.base?.as(FunctionCallExprSyntax.self),
            call.arguments.allSatisfy({ $0.label?.text == "by" })
        else { return }
        if let outer = member.parent?.as(FunctionCallExprSyntax.self),
            outer.calledExpression.id == ExprSyntax(member).id
        {
            return
        }
        context.report(member, detail: member.declName.baseName.text, fix: fix(call, member, context.source))
    }

    /// If several elements are equally large, sorting puts another one last, so the fix needs review.
    private static func fix(
        _ call: FunctionCallExprSyntax,
        _ member: MemberAccessExprSyntax,
        _ source: SourceText
    ) -> Fix? {
        let newName = member.declName.baseName.text == "first" ? "min" : "max"
        let end = ByteRange(of: member).end
        if let edits = ClosureCall(ExprSyntax(call))?.renamed(newName, label: "by:", upTo: end, in: source) {
            return Fix(.review, edits)
        }
        guard call.arguments.isEmpty, call.trailingClosure == nil, let name = call.member?.declName.baseName else {
            return nil
        }
        let after = ByteRange(start: ByteRange(of: call).end, end: end)
        guard !source.mayHoldComment(after) else { return nil }
        return .review(.replace(ByteRange(of: name), with: newName), .delete(after))
    }
}

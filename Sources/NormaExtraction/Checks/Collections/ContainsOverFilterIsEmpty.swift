// Sees `filter { }.isEmpty`.

import NormaFacts
import NormaText
import SwiftSyntax

/// A filtered list is made only to learn whether it is empty.
enum ContainsOverFilterIsEmpty: Check {
    static let identifier = "contains-over-filter-is-empty"
    static let summary = "A filtered list is made only to learn whether it is empty."
    static let documentation =
        """
        `contains(where:)` stops at the first element that fits, and makes no second list.

        ```swift bad
        let isNoneSold = items.filter { $0.isSold }.isEmpty
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
        context.report(member)
    }
}

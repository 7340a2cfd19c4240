// Sees `filter { }.first`.

import SwiftSyntax

enum FirstWhere: Check {
    static let identifier = "first-where"
    static let summary = "A whole list is filtered for its first element."
    static let documentation =
        """
        `first(where:)` stops at the first element that fits. Filters that take a text or an `NSPredicate` are those of databases, and
        not seen.

        ```swift bad
        let sold = items.filter { $0.isSold }.first
        ```

        ```swift fixed
        let sold = items.first(where: { $0.isSold })
        ```

        ```swift good
        let sold = items.first { $0.isSold }
        let all = items.filter { $0.isSold }
        ```
        """
    static let kinds: [SyntaxKind] = [.memberAccessExpr]
    static let heads: Set<String> = ["first"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let member = node.as(MemberAccessExprSyntax.self), FilteredList.isSearched(by: member) else { return }
        context.report(member.declName, fix: FilteredList.fix(member, context.source))
    }
}

// Finds `filter { }.first`.

import SwiftSyntax

enum FirstWhere: Check {
    static let identifier = "first-where"
    static let summary = "A whole list is filtered for its first element."
    static let documentation =
        """
        `first(where:)` stops at the first matching element. Filters that take a string or an `NSPredicate` belong to databases and
        aren't reported.

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

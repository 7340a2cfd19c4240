// Finds `filter { }.last`.

import SwiftSyntax

enum LastWhere: Check {
    static let identifier = "last-where"
    static let summary = "A whole list is filtered for its last element."
    static let documentation =
        """
        `last(where:)` begins at the end and stops at the first matching element. Filters that take a string or an `NSPredicate`
        belong to databases and aren't reported.

        ```swift bad
        let sold = items.filter { $0.isSold }.last
        ```

        ```swift fixed
        let sold = items.last(where: { $0.isSold })
        ```

        ```swift good
        let sold = items.last { $0.isSold }
        let all = items.filter { $0.isSold }
        ```
        """
    static let kinds: [SyntaxKind] = [.memberAccessExpr]
    static let heads: Set<String> = ["last"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let member = node.as(MemberAccessExprSyntax.self), FilteredList.isSearched(by: member) else { return }
        context.report(member.declName, fix: FilteredList.fix(member, context.source))
    }
}

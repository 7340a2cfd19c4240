// What `first-where` and `last-where` have in common: a list that is filtered for one element.

import SwiftSyntax

enum FilteredList {
    /// Whether the member stands on a call of `filter` that takes code, not the text of a database's query.
    static func isSearched(by member: MemberAccessExprSyntax) -> Bool {
        guard let call = member.base?.as(FunctionCallExprSyntax.self), call.member?.declName.baseName.text == "filter"
        else { return false }
        return !call.arguments.contains { isQuery($0.expression) }
    }

    private static func isQuery(_ expression: ExprSyntax) -> Bool {
        if expression.is(StringLiteralExprSyntax.self) { return true }
        return expression.as(FunctionCallExprSyntax.self)?.plainName == "NSPredicate"
    }
}

// Shared by `first-where` and `last-where`: a list that is filtered for one element.

import NormaText
import SwiftSyntax

enum FilteredList {
    /// Whether the member follows a call of `filter` that takes a closure, not the text of a database query.
    static func isSearched(by member: MemberAccessExprSyntax) -> Bool {
        guard let call = member.base?.as(FunctionCallExprSyntax.self), call.member?.declName.baseName.text == "filter"
        else { return false }
        return !call.arguments.contains { isQuery($0.expression) }
    }

    private static func isQuery(_ expression: ExprSyntax) -> Bool {
        if expression.is(StringLiteralExprSyntax.self) { return true }
        return expression.as(FunctionCallExprSyntax.self)?.plainName == "NSPredicate"
    }

    /// Searches instead. What is filtered may be something other than a sequence, so the fix needs review.
    static func fix(_ member: MemberAccessExprSyntax, _ source: SourceText) -> Fix? {
        let (name, end) = (member.declName.baseName.text, ByteRange(of: member).end)
        return ClosureCall(member.base)?.renamed(name, label: "where:", upTo: end, in: source).map { Fix(.review, $0) }
    }
}

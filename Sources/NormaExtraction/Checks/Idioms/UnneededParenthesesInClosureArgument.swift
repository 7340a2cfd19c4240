// Finds `{ (item) in }`.

import NormaText
import SwiftSyntax

enum UnneededParenthesesInClosureArgument: Check {
    static let identifier = "unneeded-parentheses-in-closure-argument"
    static let summary = "The untyped parameters of a closure are in parentheses."
    static let documentation =
        """
        The parentheses are needed only if types are written.

        ```swift bad
        items.forEach { (item) in show(item) }
        ```

        ```swift fixed
        items.forEach { item in show(item) }
        ```

        ```swift good
        items.forEach { item in show(item) }
        items.forEach { (item: Item) in show(item) }
        ```
        """
    static let kinds: [SyntaxKind] = [.closureParameterClause]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let clause = node.as(ClosureParameterClauseSyntax.self), !clause.parameters.isEmpty else { return }
        guard clause.parameters.allSatisfy({ $0.type == nil && $0.secondName == nil }) else { return }
        // A destructured tuple begins with a parenthesis of its own.
        guard clause.parameters.allSatisfy({ $0.firstName.tokenKind != .leftParen && !$0.hasError }) else { return }
        let range = ByteRange(of: clause)
        let isShort = context.source.line(at: range.start) == context.source.line(at: range.end)
        let hasLastComma = clause.parameters.last?.trailingComma != nil
        let edits = context.source.unwrapping(clause.leftParen, clause.rightParen)
        context.report(clause, fix: isShort && !hasLastComma ? Fix(.safe, edits) : nil)
    }
}

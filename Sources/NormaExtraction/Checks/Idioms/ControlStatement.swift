// Finds `if (isOn) {`.

import NormaText
import SwiftSyntax

enum ControlStatement: Check {
    static let identifier = "control-statement"
    static let summary = "The condition of a statement is in parentheses."
    static let documentation =
        """
        Swift needs no parentheses around a condition. Reports `if`, `guard`, `while`, `repeat`, `switch` and `for`. If the
        condition has a closure outside of other brackets, the parentheses are needed: its brace would be taken for the statement's.
        Around the operators of a sequence (`for item in (first + second)`) they help the reader, and are fine.

        ```swift bad
        if (isOn) { run() }
        ```

        ```swift fixed
        if isOn { run() }
        ```

        ```swift good
        if isOn { run() }
        if (isOn || isReady) && isOpen { run() }
        if (items.contains { $0.isOn }) { run() }
        for item in (first + second) { show(item) }
        switch (first, second) { default: run() }
        ```
        """
    static let kinds: [SyntaxKind] = [.conditionElement, .switchExpr, .forStmt, .repeatStmt]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        let subject: ExprSyntax?
        if let element = node.as(ConditionElementSyntax.self) {
            if case .expression(let expression) = element.condition { subject = expression } else { subject = nil }
        } else {
            subject =
                node.as(SwitchExprSyntax.self)?.subject ?? node.as(ForStmtSyntax.self)?.sequence
                ?? node.as(RepeatStmtSyntax.self)?.condition
        }
        guard let tuple = subject?.as(TupleExprSyntax.self), tuple.elements.count == 1,
            let only = tuple.elements.first, only.label == nil, !hasBareBrace(only.expression),
            !node.is(ForStmtSyntax.self) || !hasOperators(only.expression)
        else { return }
        let edits = context.source.unwrappingWhole(tuple.leftParen, tuple.rightParen)
        context.report(tuple, fix: edits.map { Fix(.safe, $0) })
    }

    /// `first + second`, `list ?? []`, `list as? [Int] ?? []`: operators aren't folded yet.
    private static func hasOperators(_ expression: ExprSyntax) -> Bool { expression.is(SequenceExprSyntax.self) }

    /// Without the parentheses a brace outside of other brackets would be taken for the statement's.
    private static func hasBareBrace(_ expression: ExprSyntax) -> Bool {
        var depth = 0
        for token in expression.tokens(viewMode: .sourceAccurate) {
            switch token.tokenKind {
            case .leftBrace where depth == 0: return true
            case .leftParen, .leftSquare, .leftBrace: depth += 1
            case .rightParen, .rightSquare, .rightBrace: depth -= 1
            default: break
            }
        }
        return false
    }
}

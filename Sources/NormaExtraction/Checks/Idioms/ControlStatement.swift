// Sees `if (isOn) {`.

import NormaFacts
import NormaText
import SwiftSyntax

/// The condition of a statement stands in parentheses.
enum ControlStatement: Check {
    static let identifier = "control-statement"
    static let summary = "The condition of a statement stands in parentheses."
    static let documentation =
        """
        Swift needs none around a condition. Seen are `if`, `guard`, `while`, `repeat`, `switch` and `for`.

        ```swift bad
        if (isOn) { run() }
        ```

        ```swift fixed
        if isOn { run() }
        ```

        ```swift good
        if isOn { run() }
        if (isOn || isReady) && isOpen { run() }
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
            let only = tuple.elements.first, only.label == nil, !endsInClosure(only.expression)
        else { return }
        // A brace inside would be taken for the statement's own.
        let hasBrace = tuple.tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftBrace }
        let edits = context.source.unwrapping(tuple.leftParen, tuple.rightParen)
        context.report(tuple, fix: hasBrace ? nil : Fix(.safe, edits))
    }

    /// Without the parentheses its brace would be taken for the statement's.
    private static func endsInClosure(_ expression: ExprSyntax) -> Bool {
        expression.lastToken(viewMode: .sourceAccurate)?.tokenKind == .rightBrace
    }
}

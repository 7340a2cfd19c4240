// Finds `case .open?`.

import NormaText
import SwiftSyntax

enum OptionalEnumCaseMatching: Check {
    static let identifier = "optional-enum-case-matching"
    static let summary = "A case of an optional enumeration is matched with a question mark."
    static let details = DetailShape.text
    static let documentation =
        """
        Swift matches `.open` against an optional too; the question mark adds nothing. Conditions count as well:
        `if case .open(let key)? = door`.

        ```swift bad
        switch door {
        case .open?: enter()
        default: wait()
        }
        ```

        ```swift fixed
        switch door {
        case .open: enter()
        default: wait()
        }
        ```

        ```swift good
        switch door {
        case .open: enter()
        case .none: wait()
        }
        if case .open(let key) = door { show(key) }
        if case let door? = door { show(door) }
        ```
        """
    static let kinds: [SyntaxKind] = [.switchCaseItem, .matchingPatternCondition]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        if let condition = node.as(MatchingPatternConditionSyntax.self) {
            let pattern = condition.pattern.as(ValueBindingPatternSyntax.self)?.pattern ?? condition.pattern
            guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression else { return }
            return reportCase(expression, in: &context)
        }
        guard let pattern = node.as(SwitchCaseItemSyntax.self)?.pattern.as(ExpressionPatternSyntax.self) else { return }
        if let tuple = pattern.expression.as(TupleExprSyntax.self) {
            for element in tuple.elements { report(element.expression, in: &context) }
        } else {
            report(pattern.expression, in: &context)
        }
    }

    /// In a condition only `.open?` and `.open(let key)?` are known to be cases.
    private static func reportCase(_ expression: ExprSyntax, in context: inout CheckContext) {
        guard let matched = expression.as(OptionalChainingExprSyntax.self)?.expression else { return }
        let name = matched.as(FunctionCallExprSyntax.self)?.calledExpression ?? matched
        guard let member = name.as(MemberAccessExprSyntax.self), member.base == nil else { return }
        report(expression, in: &context)
    }

    private static func report(_ expression: ExprSyntax, in context: inout CheckContext) {
        guard let chain = expression.as(OptionalChainingExprSyntax.self) else { return }
        guard !chain.expression.is(DiscardAssignmentExprSyntax.self), !chain.expression.is(PatternExprSyntax.self)
        else {
            return
        }
        // Without the mark `.none` means something else, and so does a case with the name of one of the optional's own cases.
        let names = chain.expression.tokenTexts
        let fix =
            names.contains("none") || names.contains("some")
            ? nil : Fix.review(.delete(ByteRange(of: chain.questionMark)))
        context.report(chain.questionMark, detail: ShortText.of(chain.expression, in: context.source), fix: fix)
    }
}

// Sees `isOn = !isOn`.

import NormaFacts
import NormaText
import SwiftSyntax

/// A truth value is turned around by hand.
enum ToggleBool: Check {
    static let identifier = "toggle-bool"
    static let summary = "A truth value is turned around by hand."
    static let documentation =
        """
        `toggle()` names the value once, so that no second name can be wrong.

        ```swift bad
        isOn = !isOn
        ```

        ```swift good
        isOn.toggle()
        isOn = !isOff
        ```
        """
    static let kinds: [SyntaxKind] = [.assignmentExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let operation = BinaryOperation(node), let left = operation.left,
            let negated = operation.right?.as(PrefixOperatorExprSyntax.self), negated.operator.text == "!",
            negated.expression.tokenTexts == left.tokenTexts
        else { return }
        context.report(ByteRange(of: left).reaching(negated), detail: ShortText.of(left, in: context.source))
    }
}

// Finds `!` after an expression.

import NormaText
import SwiftSyntax

enum ForceUnwrapping: Check {
    static let identifier = "force-unwrapping"
    static let summary = "A value is unwrapped with `!`."
    static let details = DetailShape.text
    static let documentation =
        """
        A missing value crashes the app here, far from the code that should have made it. Unwrap it with `guard let`, give a default
        with `??`, or change the type so that the value is always there.

        Several in one statement are one finding, and so are those in the initial values of a type's properties. The detail is
        the unwrapped expression if it is short. `try!`, `as!` and types such as `UIView!` have their own checks.

        ```swift bad
        let link = URL(string: text)!
        ```

        ```swift good
        guard let link = URL(string: text) else { return }
        let isOn = !isOff && count != 0
        ```
        """
    static let kinds: [SyntaxKind] = [.forceUnwrapExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let unwrapped = node.as(ForceUnwrapExprSyntax.self) else { return }
        let detail = ShortText.of(unwrapped.expression, in: context.source)
        context.report(unwrapped.exclamationMark, detail: detail, cause: unwrapped.rangeRepairedTogether)
    }
}

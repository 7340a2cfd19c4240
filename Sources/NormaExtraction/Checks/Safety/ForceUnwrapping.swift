// Sees `!` after an expression.

import NormaText
import SwiftSyntax

enum ForceUnwrapping: Check {
    static let identifier = "force-unwrapping"
    static let summary = "A value is unwrapped with `!`."
    static let details = DetailShape.text
    static let documentation =
        """
        A value that is not there ends the app on the spot, far from the code that failed to make it. Unwrap it with `guard let`,
        give a default with `??`, or make the type say that it is always there.

        The detail is the unwrapped expression where it is short. `try!`, `as!` and types such as `UIView!` have checks of their own.

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
        context.report(unwrapped.exclamationMark, detail: ShortText.of(unwrapped.expression, in: context.source))
    }
}

// Finds `fatalError()`.

import SwiftSyntax

enum FatalErrorMessage: Check {
    static let identifier = "fatal-error-message"
    static let summary = "A `fatalError` has no message."
    static let documentation =
        """
        The crash report is all that is known about a crash later: the message belongs there.

        ```swift bad
        fatalError()
        ```

        ```swift good
        fatalError("the cart has no owner")
        fatalError(reason)
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["fatalError"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.plainName == "fatalError",
            call.arguments.first?.expression.isEmptyText ?? true, call.trailingClosure == nil
        else { return }
        context.report(call)
    }
}

// Sees `type(of: self)`.

import NormaFacts
import NormaText
import SwiftSyntax

/// A type asks for its own type.
enum PreferSelfTypeOverTypeOfSelf: Check {
    static let identifier = "prefer-self-type-over-type-of-self"
    static let summary = "A type asks for its own type."
    static let documentation =
        """
        `Self` is shorter, and is checked by the compiler.

        ```swift bad
        type(of: self).run()
        ```

        ```swift good
        Self.run()
        type(of: cart).run()
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["type"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let argument = call.arguments.first, argument.label?.text == "of", argument.expression.plainName == "self",
            call.plainName == "type" || call.member?.base?.plainName == "Swift",
            let outer = call.parent?.as(MemberAccessExprSyntax.self), outer.base?.id == ExprSyntax(call).id
        else { return }
        context.report(call)
    }
}

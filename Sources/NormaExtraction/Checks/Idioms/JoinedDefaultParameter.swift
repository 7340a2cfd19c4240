// Finds `joined(separator: "")` and `joined(separator: [])`.

import NormaText
import SwiftSyntax

enum JoinedDefaultParameter: Check {
    static let identifier = "joined-default-parameter"
    static let summary = "`joined` is called with its default separator."
    static let documentation =
        """
        `joined()` alone puts nothing between the parts.

        ```swift bad
        let text = parts.joined(separator: "")
        let items = lists.joined(separator: [])
        ```

        ```swift fixed
        let text = parts.joined()
        let items = lists.joined()
        ```

        ```swift good
        let text = parts.joined()
        let list = parts.joined(separator: ", ")
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["joined"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.member != nil, call.arguments.count == 1,
            let argument = call.arguments.first, argument.label?.text == "separator",
            argument.expression.isEmptyText || argument.expression.isEmptyCollection
        else { return }
        // If the parts aren't strings, another method would be called.
        context.report(argument, fix: context.source.deletion(.review, of: ByteRange(of: call.arguments)))
    }
}

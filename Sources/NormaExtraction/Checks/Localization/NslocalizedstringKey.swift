// Finds `NSLocalizedString` with a key that isn't a literal.

import NormaText
import SwiftSyntax

enum NslocalizedstringKey: Check {
    static let identifier = "nslocalizedstring-key"
    static let summary = "The key or comment of an `NSLocalizedString` is not a literal."
    static let details = DetailShape.text
    static let documentation =
        """
        Tools that extract strings for translators read only literals: a key or comment that is made at run time is missed.

        ```swift bad
        let text = NSLocalizedString(key, comment: "")
        ```

        ```swift good
        let text = NSLocalizedString("cart.title", comment: "")
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["NSLocalizedString"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.plainName == "NSLocalizedString" else { return }
        for argument in call.arguments where argument.label == nil || argument.label?.text == "comment" {
            let literal = argument.expression.as(StringLiteralExprSyntax.self)
            let isPlain = literal?.segments.allSatisfy { $0.is(StringSegmentSyntax.self) } ?? false
            if !isPlain {
                context.report(argument.expression, detail: ShortText.of(argument.expression, in: context.source))
            }
        }
    }
}

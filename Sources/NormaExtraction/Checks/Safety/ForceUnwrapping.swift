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
        the unwrapped expression if it is short. `try!`, `as!` and types such as `UIView!` have their own checks. The bytes of a
        text in UTF-8 or UTF-16 are never missing, so `text.data(using: .utf8)!` is fine.

        ```swift bad
        let link = URL(string: text)!
        ```

        ```swift good
        guard let link = URL(string: text) else { return }
        let isOn = !isOff && count != 0
        let bytes = text.data(using: .utf8)!
        ```
        """
    static let kinds: [SyntaxKind] = [.forceUnwrapExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let unwrapped = node.as(ForceUnwrapExprSyntax.self), !isEncodedText(unwrapped.expression) else { return }
        let detail = ShortText.of(unwrapped.expression, in: context.source)
        context.report(unwrapped.exclamationMark, detail: detail, cause: unwrapped.rangeRepairedTogether)
    }

    /// `text.data(using: .utf8)`: every `String` has bytes in these encodings, so the result is optional only by its type.
    private static func isEncodedText(_ expression: ExprSyntax) -> Bool {
        guard let call = expression.as(FunctionCallExprSyntax.self), call.trailingClosure == nil,
            let function = call.calledExpression.as(MemberAccessExprSyntax.self),
            function.declName.baseName.text == "data",
            let encoding = call.arguments.first, encoding.label?.text == "using",
            let member = encoding.expression.as(MemberAccessExprSyntax.self)
        else { return false }
        let types = [nil, "String.Encoding", "Encoding"]
        return everyTextHas.contains(member.declName.baseName.text) && types.contains(member.base?.trimmedDescription)
    }

    private static let everyTextHas: Set<String> = ["utf8", "utf16", "unicode", "utf32"]
}

// Sees `Cart.init()`.

import NormaFacts
import NormaText
import SwiftSyntax

/// A type is made with `.init` where its name is enough.
enum ExplicitInit: Check {
    static let identifier = "explicit-init"
    static let summary = "A type is made with `.init` where its name is enough."
    static let details = DetailShape.text
    static let documentation =
        """
        `Cart()` is how a cart is made; `.init` behind the name says it twice.

        ```swift bad
        let cart = Cart.init(owner: owner)
        ```

        ```swift fixed
        let cart = Cart(owner: owner)
        ```

        ```swift good
        let cart = Cart(owner: owner)
        let other: Cart = .init(owner: owner)
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["init"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), let member = call.member, let base = member.base,
            member.declName.baseName.tokenKind == .keyword(.`init`), isTypeName(base)
        else { return }
        let seen = ByteRange(of: member.period).reaching(member.declName)
        let deleted = ByteRange(start: ByteRange(of: base).end, end: seen.end)
        context.report(
            seen,
            detail: ShortText.of(base, in: context.source),
            fix: context.source.deletion(.safe, of: deleted)
        )
    }

    /// Names that all begin with a capital, with generic arguments or not.
    private static func isTypeName(_ expression: ExprSyntax) -> Bool {
        var expression = expression
        while true {
            if let generic = expression.as(GenericSpecializationExprSyntax.self) {
                expression = generic.expression
            } else if let member = expression.as(MemberAccessExprSyntax.self), let base = member.base {
                guard member.declName.baseName.text.first?.isUppercase ?? false else { return false }
                expression = base
            } else {
                return expression.plainName?.first?.isUppercase ?? false
            }
        }
    }
}

// Finds `Cart.init()`.

import NormaText
import SwiftSyntax

enum ExplicitInit: Check {
    static let identifier = "explicit-init"
    static let summary = "A value is made with `.init`, although the type's name is enough."
    static let details = DetailShape.text
    static let documentation =
        """
        `Cart()` already makes a cart; `.init` after the name is redundant.

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
        // With a single literal, `Cart(1)` makes the literal itself a `Cart`, if literals can express one.
        let only = call.arguments.count == 1 ? call.arguments.first : nil
        let isLiteral = only.map { $0.label == nil && $0.expression.isLiteral } ?? false
        let seen = ByteRange(of: member.period).reaching(member.declName)
        let deleted = ByteRange(start: ByteRange(of: base).end, end: seen.end)
        context.report(
            seen,
            detail: ShortText.of(base, in: context.source),
            fix: isParameter(base) ? nil : context.source.deletion(isLiteral ? .review : .safe, of: deleted)
        )
    }

    /// Whether the name is a parameter of an enclosing closure or function: a type that is passed in needs `init`.
    private static func isParameter(_ base: ExprSyntax) -> Bool {
        guard let name = base.plainName else { return false }
        var node = base.parent
        while let current = node {
            if let closure = current.as(ClosureExprSyntax.self), closure.parameterNames.contains(name) { return true }
            if let function = current.as(FunctionDeclSyntax.self) {
                let parameters = function.signature.parameterClause.parameters
                if parameters.contains(where: { ($0.secondName ?? $0.firstName).text == name }) { return true }
            }
            node = current.parent
        }
        return false
    }

    /// Names that all begin with a capital, with or without generic arguments.
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

// Finds numbers without a name.

import NormaText
import SwiftSyntax

enum MagicNumber: Check {
    static let identifier = "magic-number"
    static let summary = "A number in the code has no name."
    static let details = DetailShape.numbers
    static let documentation =
        """
        The name of a constant says what a number means. Reports numbers in functions, accessors, closures and the values of
        variables; not those of constants (`static let`, and `let` at the top level or in a function), raw values, default values,
        subscripts and previews. The detail is the number: give `allow: ["0", "1", "-1", "2"]`.

        ```swift bad
        func wait() { sleep(30) }
        ```

        ```swift good
        enum Constants { static let pause = 30 }
        func rest() { sleep(Constants.pause) }
        func load(count: Int = 20) {}
        ```
        """
    static let kinds: [SyntaxKind] = [.integerLiteralExpr, .floatLiteralExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard !context.isInPreview, !isNamed(node) else { return }
        let number = node.parent?.as(PrefixOperatorExprSyntax.self).map { Syntax($0) } ?? node
        context.report(number, detail: ShortText.of(number, in: context.source))
    }

    private static func isNamed(_ node: Syntax) -> Bool {
        var node = node.parent
        while let current = node {
            switch current.kind {
            case .subscriptCallExpr, .enumCaseElement, .functionParameter, .enumCaseParameter, .attribute: return true
            case .variableDecl:
                guard let variable = current.as(VariableDeclSyntax.self) else { return false }
                return isConstant(variable)
            case .codeBlock, .accessorBlock, .closureExpr: return false
            default: node = current.parent
            }
        }
        return false
    }

    /// A `let` that is static, at the top level, or in a type for constants.
    private static func isConstant(_ variable: VariableDeclSyntax) -> Bool {
        guard variable.bindingSpecifier.tokenKind == .keyword(.let) else { return false }
        if variable.modifiers.plain(.static) != nil { return true }
        // A `let` in a function gives a name too.
        return variable.parent?.kind == .codeBlockItem
    }
}

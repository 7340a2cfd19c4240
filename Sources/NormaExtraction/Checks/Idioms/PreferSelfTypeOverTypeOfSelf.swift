// Finds `type(of: self)`.

import NormaText
import SwiftSyntax

enum PreferSelfTypeOverTypeOfSelf: Check {
    static let identifier = "prefer-self-type-over-type-of-self"
    static let summary = "A type is written as `type(of: self)`."
    static let documentation =
        """
        `Self` is shorter, and the compiler checks it.

        ```swift bad
        struct Cart { func start() { type(of: self).run() } }
        ```

        ```swift fixed
        struct Cart { func start() { Self.run() } }
        ```

        ```swift good
        Self.run()
        type(of: cart).run()
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["type"]

    /// In a static method `self` is the type, and the value of a stored property can't name `Self`.
    private static func fix(_ call: FunctionCallExprSyntax, _ source: SourceText) -> Fix? {
        var code = call.nearestCode
        while let closure = code, closure.is(ClosureExprSyntax.self) { code = closure.nearestCode }
        let modifiers = code?.as(FunctionDeclSyntax.self)?.modifiers ?? code?.as(InitializerDeclSyntax.self)?.modifiers
        guard let modifiers, !modifiers.contains(where: { ["static", "class"].contains($0.name.text) }) else {
            return nil
        }
        return source.replacement(.safe, of: ByteRange(of: call), with: "Self")
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.count == 1,
            let argument = call.arguments.first, argument.label?.text == "of", argument.expression.plainName == "self",
            call.plainName == "type" || call.member?.base?.plainName == "Swift",
            let outer = call.parent?.as(MemberAccessExprSyntax.self), outer.base?.id == ExprSyntax(call).id
        else { return }
        context.report(call, fix: fix(call, context.source))
    }
}

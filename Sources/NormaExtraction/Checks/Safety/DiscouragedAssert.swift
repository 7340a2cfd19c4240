// Finds `assert(false)`.

import NormaText
import SwiftSyntax

enum DiscouragedAssert: Check {
    static let identifier = "discouraged-assert"
    static let summary = "An assertion always fails."
    static let documentation =
        """
        `assertionFailure` says that the code must not be reached; `assert(false)` looks like a condition.

        ```swift bad
        assert(false, "no such item")
        ```

        ```swift fixed
        assertionFailure("no such item")
        ```

        ```swift good
        assertionFailure("no such item")
        assert(index < count)
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["assert"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.plainName == "assert",
            let first = call.arguments.first?.expression.as(BooleanLiteralExprSyntax.self),
            first.literal.tokenKind == .keyword(.false)
        else { return }
        context.report(call, fix: fix(call, context.source))
    }

    private static func fix(_ call: FunctionCallExprSyntax, _ source: SourceText) -> Fix? {
        guard let left = call.leftParen, let first = call.arguments.first else { return nil }
        let second = call.arguments.dropFirst().first
        let (name, start) = (ByteRange(of: call.calledExpression), ByteRange(of: left).end)
        let end = second.map { ByteRange(of: $0).start } ?? ByteRange(of: first).end
        guard !source.mayHoldComment(ByteRange(start: name.end, end: end)) else { return nil }
        return .safe(.replace(name, with: "assertionFailure"), .delete(ByteRange(start: start, end: end)))
    }
}

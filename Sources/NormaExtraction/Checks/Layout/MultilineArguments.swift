// Finds arguments that share a line in a multiline call.

import SwiftSyntax

enum MultilineArguments: Check {
    static let identifier = "multiline-arguments"
    static let summary = "The arguments of a call are neither all on one line nor each on its own."
    static let documentation =
        """
        An argument in the middle of a line is overlooked. Reports arguments on the line of another one, if other arguments are on their own lines.

        ```swift bad
        pay(amount, to: shop,
            by: card)
        ```

        ```swift good
        pay(
            amount,
            to: shop
        )
        pay(amount, to: shop)
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        node.arguments?.spreadsElements(in: bytes) ?? false
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.count > 1,
            !context.source.isOnOneLine(call.arguments)
        else { return }
        let source = context.source
        let arguments = Array(call.arguments)
        let lines = arguments.map { source.firstLine(of: $0) }
        guard lines.contains(where: { $0 != lines.first }) else { return }
        for index in arguments.indices.dropFirst() where lines[index] == lines[index - 1] {
            context.report(arguments[index])
        }
    }
}

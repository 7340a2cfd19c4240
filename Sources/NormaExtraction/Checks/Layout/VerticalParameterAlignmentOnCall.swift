// Sees arguments that don't stand below the first.

import NormaText
import SwiftSyntax

enum VerticalParameterAlignmentOnCall: Check {
    static let identifier = "vertical-parameter-alignment-on-call"
    static let summary = "Arguments that begin a line don't stand below the first one."
    static let documentation =
        """
        What belongs together stands together. Behind an argument of several lines the next one may begin anew.

        ```swift bad
        let amount = 5
        pay(amount,
          to: shop)
        ```

        ```swift good
        let amount = 5
        pay(amount,
            to: shop)
        pay(
            amount,
            to: shop
        )
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        node.arguments?.spreadsElements(in: bytes) ?? false
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.arguments.count > 1,
            let first = call.arguments.first, !context.source.isOnOneLine(call.arguments)
        else { return }
        let source = context.source
        var expected = source.column(at: ByteRange(of: first).start)
        var latestLine = 0
        var isBehindLong = false
        for argument in call.arguments {
            let start = ByteRange(of: argument).start
            let (line, column) = (source.line(at: start), source.column(at: start))
            let isNewLine = line != latestLine
            latestLine = line
            let isLong = line != source.lastLine(of: argument)
            defer { isBehindLong = isLong }
            guard isNewLine, column != expected else { continue }
            if isBehindLong { expected = column } else { context.report(argument) }
        }
    }
}

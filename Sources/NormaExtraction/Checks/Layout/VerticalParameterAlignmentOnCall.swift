// Finds arguments that aren't aligned with the first.

import NormaText
import SwiftSyntax

enum VerticalParameterAlignmentOnCall: Check {
    static let identifier = "vertical-parameter-alignment-on-call"
    static let summary = "Arguments that begin a line aren't aligned with the first one."
    static let documentation =
        """
        Aligned arguments read as a list. After a multiline argument the next one may start a new column.

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
        var isAfterLong = false
        for argument in call.arguments {
            let start = ByteRange(of: argument).start
            let (line, column) = (source.line(at: start), source.column(at: start))
            let isNewLine = line != latestLine
            latestLine = line
            let isLong = line != source.lastLine(of: argument)
            defer { isAfterLong = isLong }
            guard isNewLine, column != expected else { continue }
            if isAfterLong { expected = column } else { context.report(argument) }
        }
    }
}

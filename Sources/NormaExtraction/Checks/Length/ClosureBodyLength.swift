// Measures the bodies of closures.

import NormaFacts
import NormaText
import SwiftSyntax

/// How many lines of code the body of a closure has.
enum ClosureBodyLength: Check {
    static let identifier = "closure-body-length"
    static let summary = "How many lines of code the body of a closure has."
    static let isMeasured = true
    static let smallestValue = 2
    static let documentation =
        """
        A long closure is a function without a name, written where it gets in the way of what surrounds it.

        Lines that hold only comments or white space don't count, nor do the lines of the braces. Closures of one line are not seen.

        ```swift bad
        Button("Pay") {
            // 40 lines
        }
        ```

        ```swift good
        Button("Pay", action: pay)
        ```
        """
    static let kinds: [SyntaxKind] = [.closureExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let closure = node.as(ClosureExprSyntax.self) else { return }
        let lines = context.source.lines
        let first = lines.line(at: Int32(clamping: closure.leftBrace.positionAfterSkippingLeadingTrivia.utf8Offset))
        let last = lines.line(at: Int32(clamping: closure.rightBrace.positionAfterSkippingLeadingTrivia.utf8Offset))
        guard first + 1 < last, let start = lines.range(ofLine: first + 1), let end = lines.range(ofLine: last) else {
            return
        }
        let count = LineText.codeLineCount(in: ByteRange(start: start.start, end: end.start), context.source)
        if count >= smallestValue { context.report(closure.leftBrace, value: count) }
    }
}

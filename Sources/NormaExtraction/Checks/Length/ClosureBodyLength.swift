// Measures the bodies of closures.

import NormaFacts
import NormaText

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
    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let lines = context.source.lines
        for closure in facts.closures {
            let first = lines.line(at: closure.range.start)
            let last = lines.line(at: closure.range.end - 1)
            guard first + 1 < last, let start = lines.range(ofLine: first + 1), let end = lines.range(ofLine: last)
            else { continue }
            let count = LineText.codeLineCount(in: ByteRange(start: start.start, end: end.start), context.source)
            let brace = ByteRange(start: closure.range.start, end: closure.range.start + 1)
            if count >= smallestValue { context.report(brace, value: count, owner: closure.owner) }
        }
    }
}

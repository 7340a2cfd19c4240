// Measures the bodies of closures.

import NormaFacts
import NormaText

enum ClosureBodyLength: Check {
    static let identifier = "closure-body-length"
    static let summary = "How many lines of code the body of a closure has."
    static let isMeasured = true
    static let smallestValue = 2
    static let documentation =
        """
        A long closure is a function without a name, written where it gets in the way of what surrounds it.

        Lines that hold only comments or white space don't count, nor do the lines of the braces, and with them parameters that stand
        behind the brace; closures inside count. A closure without a line between its braces is not seen.

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
        for closure in facts.closures {
            let inside = ByteRange(start: closure.range.start, end: max(closure.range.start, closure.range.end - 1))
            let count = Int(context.measures.linesBetween(inside))
            let brace = ByteRange(start: closure.range.start, end: closure.range.start + 1)
            if count >= smallestValue { context.report(brace, value: count, owner: closure.owner) }
        }
    }
}

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
        A long closure is a function without a name, and gets in the way of the code around it.

        Lines that hold only comments or white space don't count, nor do the lines of the braces, including parameters on the line
        of the opening brace. Nested closures count. A closure without a line between its braces isn't reported.

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

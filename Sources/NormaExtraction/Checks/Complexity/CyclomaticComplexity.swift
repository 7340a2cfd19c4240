// Counts the decisions in functions.

import NormaFacts
import NormaText

/// How many decisions a function takes.
enum CyclomaticComplexity: Check {
    static let identifier = "cyclomatic-complexity"
    static let summary = "How many decisions a function or initializer takes."
    static let isMeasured = true
    static let details = DetailShape.names
    static let documentation =
        """
        Each way through it needs a test, and a reader has to keep all of them in mind.

        Counted as SwiftLint does, from 0 on: `if`, `guard`, `for`, `while`, `repeat`, `catch`, and each `case` and the `default` of a
        `switch` add one, a `fallthrough` takes one away; `&&`, `||`, `??`, `? :` and `if case` add nothing of their own. A case of several
        patterns is one. Of `#if` all branches count. Closures are part of the function around them, inner functions are not.
        (McCabe's number, which other tools print, begins at 1 and leaves `default` out.)

        ```swift bad
        func price() -> Decimal {
            // twelve nested `if`s and a `switch`
        }
        ```

        ```swift good
        func price() -> Decimal { basePrice - discount + shipping }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        context.reportMeasures(of: [.function, .initializer], in: facts, from: smallestValue) { Int($0.complexity) }
    }
}

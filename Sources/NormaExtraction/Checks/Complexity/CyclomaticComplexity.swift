// Counts the decisions in functions.

import NormaFacts
import NormaText

/// How many decisions a function makes.
enum CyclomaticComplexity: Check {
    static let identifier = "cyclomatic-complexity"
    static let summary = "How many decisions a function or initializer makes."
    static let isMeasured = true
    static let details = DetailShape.names
    static let documentation =
        """
        Each path through it needs a test, and a reader has to keep all of them in mind.

        Counted as SwiftLint does, starting at 0: `if`, `guard`, `for`, `while`, `repeat`, `catch`, and each `case` and the
        `default` of a `switch` add one, a `fallthrough` subtracts one; `&&`, `||`, `??`, `? :` and `if case` add nothing of their
        own. A case with several patterns counts once. All branches of `#if` count. Closures are part of the function around them,
        nested functions are not. (McCabe's number, which other tools print, starts at 1 and doesn't count `default`.)

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

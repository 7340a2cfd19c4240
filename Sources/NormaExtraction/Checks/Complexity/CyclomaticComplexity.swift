// Measures the paths through functions.

import NormaFacts
import NormaText

/// How many independent paths lead through a function: 1, and one for each decision.
enum CyclomaticComplexity: Check {
    static let identifier = "cyclomatic-complexity"
    static let summary = "How many independent paths lead through a function: 1, and one for each decision."
    static let isMeasured = true
    static let smallestValue = 2
    static let documentation =
        """
        Each path needs a test, and a reader has to keep all of them in mind.

        Counted after McCabe: `if`, `guard`, `for`, `while`, `repeat`, `catch` and each case of a `switch` but `default` add
        one. (SwiftLint begins at 0 and counts `default` too: for most functions its number is one less.)

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
        for (index, declaration) in facts.declarations.enumerated() where declaration.complexity >= smallestValue {
            switch declaration.kind {
            case .function, .initializer, .deinitializer, .subscript:
                context.report(
                    declaration.nameRange,
                    value: Int(declaration.complexity),
                    detail: facts.text(declaration.name),
                    owner: Int32(clamping: index)
                )
            default: continue
            }
        }
    }
}

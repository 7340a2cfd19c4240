// Measures the bodies of functions.

import NormaFacts
import NormaText

enum FunctionBodyLength: Check {
    static let identifier = "function-body-length"
    static let summary = "How many lines of code the body of a function or initializer has."
    static let isMeasured = true
    static let smallestValue = 2
    static let details = DetailShape.names
    static let documentation =
        """
        A long function has parts that deserve their own names, and can only be tested as a whole.

        Lines that hold only comments or white space don't count, nor do the lines of the braces. All lines of a multiline string
        count, and so do nested closures and functions, which are also measured by themselves. Accessors, subscripts and `deinit`
        aren't reported.

        ```swift bad
        func pay() {
            // 80 lines: validate, price, charge, store, notify
        }
        ```

        ```swift good
        func pay() throws {
            let order = try validated(cart)
            try store(charge(priced(order)))
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        context.reportMeasures(of: [.function, .initializer], in: facts, from: smallestValue) { Int($0.bodyLineCount) }
    }
}

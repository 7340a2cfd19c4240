// Finds `a == a`.

import NormaText
import SwiftSyntax

enum IdenticalOperands: Check {
    static let identifier = "identical-operands"
    static let summary = "An expression is compared with itself."
    static let details = DetailShape.words(heads.sorted())
    static let documentation =
        """
        The result is always the same: one of the two sides was probably meant to be something else.

        ```swift bad
        let isSame = first.name == first.name
        ```

        ```swift good
        let isSame = first.name == second.name
        let isNext = index == index + 1
        ```
        """
    static let kinds: [SyntaxKind] = [.binaryOperatorExpr]
    static let heads: Set<String> = ["==", "!=", "===", "!==", ">", ">=", "<", "<="]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let operation = BinaryOperation(node), let first = operation.leftElements.first,
            let last = operation.rightElements.last
        else { return }
        // Most operands differ in their first token.
        guard
            first.firstToken(viewMode: .sourceAccurate)?.text
                == operation.rightElements.first?.firstToken(viewMode: .sourceAccurate)?.text
        else { return }
        guard operation.leftElements.flatMap(\.tokenTexts) == operation.rightElements.flatMap(\.tokenTexts) else {
            return
        }
        context.report(ByteRange(of: first).reaching(last), detail: operation.symbol)
    }
}

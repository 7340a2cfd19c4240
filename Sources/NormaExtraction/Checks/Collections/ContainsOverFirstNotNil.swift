// Sees `first(where:) != nil`.

import NormaFacts
import NormaText
import SwiftSyntax

/// An element is searched only to learn whether there is one.
enum ContainsOverFirstNotNil: Check {
    static let identifier = "contains-over-first-not-nil"
    static let summary = "An element is searched only to learn whether there is one."
    static let documentation =
        """
        `contains(where:)` says what is asked. Seen are `first` and `firstIndex`, compared with `nil`.

        ```swift bad
        let isSold = items.first(where: { $0.isSold }) != nil
        ```

        ```swift good
        let isSold = items.contains { $0.isSold }
        let isEmpty = items.first == nil
        ```
        """
    static let kinds: [SyntaxKind] = [.binaryOperatorExpr]
    static let heads: Set<String> = ["==", "!="]
    private static let searches: Set<String> = ["first", "firstIndex"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let operation = BinaryOperation(node), operation.right?.isNil ?? false, let left = operation.left,
            let name = left.calledMember, searches.contains(name)
        else { return }
        context.report(left, detail: name)
    }
}

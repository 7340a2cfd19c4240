// Counts the elements of tuple types.

import SwiftSyntax

enum LargeTuple: Check {
    static let identifier = "large-tuple"
    static let summary = "How many elements a tuple type has."
    static let isMeasured = true
    static let smallestValue = 2
    static let documentation =
        """
        The elements of a tuple have no meaning but their order, and no place for documentation. Make them a structure.

        Counts the elements of a written tuple type, in signatures, annotations and aliases alike; a tuple among the elements counts
        once and is measured by itself. The parameters of a function type, and values such as `(1, 2, 3)`, aren't reported.

        ```swift bad
        func address() -> (String, String, String, Int) { ("", "", "", 0) }
        ```

        ```swift good
        func position() -> (x: Int, y: Int) { (0, 0) }
        ```
        """
    static let kinds: [SyntaxKind] = [.tupleType]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let tuple = node.as(TupleTypeSyntax.self), tuple.elements.count >= smallestValue else { return }
        context.report(tuple, value: tuple.elements.count)
    }
}

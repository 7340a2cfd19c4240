// Sees elements that begin lines in different columns.

import NormaFacts
import NormaText
import SwiftSyntax

/// The elements of a list or dictionary that begin a line don't stand below each other.
enum CollectionAlignment: Check {
    static let identifier = "collection-alignment"
    static let summary = "The elements of a list or dictionary that begin a line don't stand below each other."
    static let documentation =
        """
        What belongs together stands together. Compared are elements that begin a line, with the first of them.

        ```swift bad
        let list = [
            1,
              2,
        ]
        ```

        ```swift good
        let list = [
            1, 2,
            3,
        ]
        ```
        """
    static let kinds: [SyntaxKind] = [.arrayExpr, .dictionaryExpr]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let literal = CollectionLiteral(node), literal.elements.count > 1 else { return }
        let source = context.source
        var expected: Int?
        for element in literal.elements where source.startsLine(element.node) {
            let column = source.column(at: ByteRange(of: element.node).start)
            if let expected, column != expected { context.report(element.node) }
            expected = expected ?? column
        }
    }
}

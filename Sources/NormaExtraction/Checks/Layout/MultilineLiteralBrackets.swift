// Finds elements on the line of a bracket.

import NormaText
import SwiftSyntax

enum MultilineLiteralBrackets: Check {
    static let identifier = "multiline-literal-brackets"
    static let summary = "A multiline array or dictionary literal has an element on the line of a bracket."
    static let documentation =
        """
        With the brackets on their own lines, an element can be added, removed and moved as one line.

        ```swift bad
        let list = [1,
            2,
        ]
        ```

        ```swift good
        let list = [
            1,
            2,
        ]
        let one = [1, 2]
        ```
        """
    static let kinds: [SyntaxKind] = [.arrayExpr, .dictionaryExpr]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        node.spansLines(in: bytes)
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let literal = CollectionLiteral(node), let first = literal.elements.first, let last = literal.last else {
            return
        }
        let source = context.source
        let left = source.firstLine(of: literal.leftBracket)
        let right = source.firstLine(of: literal.rightBracket)
        guard left != right else { return }
        let cause = ByteRange(of: node)
        if source.firstLine(of: first.node) == left { context.report(literal.leftBracket, cause: cause) }
        if source.lastLine(of: last.node) == right { context.report(literal.rightBracket, cause: cause) }
    }
}

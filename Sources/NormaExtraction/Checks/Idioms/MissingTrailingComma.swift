// Finds multiline literals without a trailing comma.

import NormaText
import SwiftSyntax

enum MissingTrailingComma: Check {
    static let identifier = "missing-trailing-comma"
    static let summary = "A multiline array or dictionary literal has no trailing comma."
    static let documentation =
        """
        With a comma after every element, a new element changes one line, and two elements can be swapped. `trailing-comma` reports
        the opposite.

        ```swift bad
        let list = [
            1,
            2
        ]
        ```

        ```swift fixed
        let list = [
            1,
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
        guard let literal = CollectionLiteral(node), let last = literal.last, last.comma == nil else { return }
        let end = ByteRange(of: last.node).end
        let lines = context.source.lines
        let first = lines.line(at: ByteRange(of: literal.leftBracket).start)
        let bracket = lines.line(at: ByteRange(of: literal.rightBracket).start)
        guard lines.line(at: end) < bracket, first < bracket else { return }
        context.report(ByteRange(start: max(end - 1, 0), end: end), fix: .safe(.insert(",", at: end)))
    }
}

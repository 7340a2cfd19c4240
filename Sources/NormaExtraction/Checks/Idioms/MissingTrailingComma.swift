// Sees last elements of several lines without a comma.

import NormaText
import SwiftSyntax

enum MissingTrailingComma: Check {
    static let identifier = "missing-trailing-comma"
    static let summary = "The last element of a list or dictionary of several lines has no comma."
    static let documentation =
        """
        With a comma behind every element, a new one changes one line, and two can change places. `trailing-comma` sees the opposite.

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

// Finds misaligned closing brackets of literals.

import NormaText
import SwiftSyntax

enum LiteralExpressionEndIndentation: Check {
    static let identifier = "literal-expression-end-indentation"
    static let summary = "The closing bracket of a literal isn't indented like the line of its opening bracket."
    static let documentation =
        """
        Aligned brackets show at a glance what a bracket closes. Reports multiline literals whose first element and closing bracket
        begin a line.

        ```swift bad
        let list = [
            1,
            2
            ]
        ```

        ```swift good
        let list = [
            1,
            2
        ]
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
        let left = ByteRange(of: literal.leftBracket).start
        let right = ByteRange(of: literal.rightBracket).start
        guard source.line(at: left) < source.firstLine(of: first.node),
            source.lastLine(of: last.node) < source.line(at: right),
            source.column(at: right) != source.indentation(at: left)
        else { return }
        context.report(literal.rightBracket)
    }
}

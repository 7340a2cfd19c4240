// Finds elements of literals in different columns.

import NormaText
import SwiftSyntax

enum CollectionAlignment: Check {
    static let identifier = "collection-alignment"
    static let summary = "The elements of an array or dictionary literal aren't aligned."
    static let documentation =
        """
        Aligned elements read as a list. The first element on each line is compared with the very first element.

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

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        node.spansLines(in: bytes)
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let literal = CollectionLiteral(node), literal.elements.count > 1 else { return }
        let source = context.source
        var (lastLine, wanted) = (Int.max, 0)
        for element in literal.elements {
            let start = ByteRange(of: element.node).start
            let line = source.line(at: start)
            if lastLine == .max { wanted = source.characterColumn(at: start) }
            if line > lastLine, source.characterColumn(at: start) != wanted { context.report(element.node) }
            lastLine = line
        }
    }
}

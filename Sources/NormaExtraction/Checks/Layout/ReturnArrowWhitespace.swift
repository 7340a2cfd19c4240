// Finds arrows without single spaces.

import NormaText
import SwiftSyntax

enum ReturnArrowWhitespace: Check {
    static let identifier = "return-arrow-whitespace"
    static let summary = "The arrow before a return type doesn't have exactly one space on each side."
    static let documentation =
        """
        An arrow that touches its neighbours is overlooked. It may begin or end a line.

        ```swift bad
        func count()->Int { 1 }
        ```

        ```swift good
        func count() -> Int { 1 }
        func other()
            -> Int { 1 }
        ```
        """
    static let kinds: [SyntaxKind] = [.returnClause]

    static func mayReport(_ node: RawNode, in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        node.hasToken(in: bytes) { !($0.isSingleBefore && $0.isSingleAfter) }
    }

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let arrow = node.as(ReturnClauseSyntax.self)?.arrow, arrow.presence == .present else { return }
        let range = ByteRange(of: arrow)
        let space = SpaceAround(range, in: context.source)
        if !(space.isSingleBefore && space.isSingleAfter) { context.report(range) }
    }
}

// Finds `else` and `catch` that don't follow the brace directly.

import NormaText
import SwiftSyntax

enum StatementPosition: Check {
    static let identifier = "statement-position"
    static let summary = "An `else` or `catch` isn't on the line of the closing brace, after one space."
    static let details = DetailShape.words(["else", "catch"])
    static let documentation =
        """
        It belongs to the statement that the brace ends. With a comment in between nothing is reported.

        ```swift bad
        if isOn {
            run()
        }
        else {
            stop()
        }
        ```

        ```swift good
        if isOn {
            run()
        } else {
            stop()
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.ifExpr, .catchClause]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        let keyword = node.as(IfExprSyntax.self)?.elseKeyword ?? node.as(CatchClauseSyntax.self)?.catchKeyword
        guard let keyword, let brace = keyword.previousToken(viewMode: .sourceAccurate), brace.tokenKind == .rightBrace
        else { return }
        let (start, end) = (ByteRange(of: brace).start, ByteRange(of: keyword).start)
        if end - start == 2, context.source[Int(start) + 1] == UInt8(ascii: " ") { return }
        if context.source.mayHoldComment(ByteRange(start: start, end: end)) { return }
        context.report(ByteRange(start: start, end: start + 1), detail: keyword.text)
    }
}

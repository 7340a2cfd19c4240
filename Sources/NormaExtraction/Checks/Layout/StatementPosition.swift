// Sees `else` and `catch` that don't stand behind the brace.

import NormaText
import SwiftSyntax

enum StatementPosition: Check {
    static let identifier = "statement-position"
    static let summary = "An `else` or `catch` doesn't stand behind one space on the line of the brace before."
    static let details = DetailShape.words(["else", "catch"])
    static let documentation =
        """
        It belongs to the statement that the brace ends. Where a comment stands between them nothing is seen.

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

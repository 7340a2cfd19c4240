// Finds `try!`.

import NormaText
import SwiftSyntax

enum ForceTry: Check {
    static let identifier = "force-try"
    static let summary = "An error is turned into a crash with `try!`."
    static let details = DetailShape.text
    static let documentation =
        """
        `try!` crashes the app if an error is thrown, and the error reaches no one. Handle it, pass it on, or use `try?` if the
        reason doesn't matter. Several in one statement are one finding, and so are those in the initial values of a type's
        properties.

        ```swift bad
        let data = try! Data(contentsOf: file)
        ```

        ```swift good
        do {
            data = try Data(contentsOf: file)
        } catch {
            show(error)
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.tryExpr]
    static let heads: Set<String> = ["!"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let attempt = node.as(TryExprSyntax.self), let mark = attempt.questionOrExclamationMark else { return }
        guard mark.tokenKind == .exclamationMark else { return }
        let start = attempt.tryKeyword.positionAfterSkippingLeadingTrivia.utf8Offset
        let range = ByteRange(start, mark.endPositionBeforeTrailingTrivia.utf8Offset)
        let detail = ShortText.of(attempt.expression, in: context.source)
        context.report(range, detail: detail, cause: attempt.rangeRepairedTogether)
    }
}

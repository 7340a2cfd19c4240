// Sees `?? nil`.

import NormaText
import SwiftSyntax

enum RedundantNilCoalescing: Check {
    static let identifier = "redundant-nil-coalescing"
    static let summary = "An optional falls back to `nil`."
    static let documentation =
        """
        A value that is not there is `nil` already.

        ```swift bad
        let name = user.name ?? nil
        ```

        ```swift fixed
        let name = user.name
        ```

        ```swift good
        let name = user.name
        let shown = user.name ?? ""
        ```
        """
    static let kinds: [SyntaxKind] = [.binaryOperatorExpr]
    static let heads: Set<String> = ["??"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let token = node.lastToken(viewMode: .sourceAccurate),
            let next = token.nextToken(viewMode: .sourceAccurate), next.tokenKind == .keyword(.nil)
        else { return }
        // An optional of an optional becomes a simple one by it.
        let start = node.previousToken(viewMode: .sourceAccurate).map { ByteRange(of: $0).end }
        let fix = start.flatMap {
            context.source.deletion(.review, of: ByteRange(start: $0, end: ByteRange(of: next).end))
        }
        context.report(ByteRange(of: token).reaching(next), fix: fix)
    }
}

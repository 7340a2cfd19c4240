// Sees `?? nil`.

import NormaFacts
import NormaText
import SwiftSyntax

/// An optional falls back to `nil`.
enum RedundantNilCoalescing: Check {
    static let identifier = "redundant-nil-coalescing"
    static let summary = "An optional falls back to `nil`."
    static let documentation =
        """
        A value that is not there is `nil` already.

        ```swift bad
        let name = user.name ?? nil
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
        context.report(ByteRange(of: token).reaching(next))
    }
}

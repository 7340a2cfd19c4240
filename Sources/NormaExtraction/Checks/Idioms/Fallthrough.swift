// Sees `fallthrough`.

import SwiftSyntax

enum Fallthrough: Check {
    static let identifier = "fallthrough"
    static let summary = "A case of a `switch` runs on into the next."
    static let documentation =
        """
        A case that is read alone seems to end where it doesn't. Name both in one case.

        ```swift bad
        switch state {
        case .idle:
            fallthrough
        case .loading: wait()
        }
        ```

        ```swift good
        switch state {
        case .idle, .loading: wait()
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.fallThroughStmt]

    static func visit(_ node: Syntax, in context: inout CheckContext) { context.report(node) }
}

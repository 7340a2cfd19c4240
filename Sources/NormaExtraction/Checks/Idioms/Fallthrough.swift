// Finds `fallthrough`.

import SwiftSyntax

enum Fallthrough: Check {
    static let identifier = "fallthrough"
    static let summary = "A case of a `switch` falls through to the next."
    static let documentation =
        """
        A reader expects a case to end before the next one. List both patterns in one case.

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

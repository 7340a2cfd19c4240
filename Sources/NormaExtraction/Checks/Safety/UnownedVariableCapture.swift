// Sees `[unowned self]`.

import NormaText
import SwiftSyntax

enum UnownedVariableCapture: Check {
    static let identifier = "unowned-variable-capture"
    static let summary = "A closure captures something as `unowned`."
    static let details = DetailShape.names
    static let documentation =
        """
        If the closure lives longer than what it captures, the app ends. `weak` leaves a choice.

        ```swift bad
        load { [unowned self] in show() }
        ```

        ```swift good
        load { [weak self] in self?.show() }
        ```
        """
    static let kinds: [SyntaxKind] = [.closureCapture]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let capture = node.as(ClosureCaptureSyntax.self), let specifier = capture.specifier,
            specifier.specifier.tokenKind == .keyword(.unowned)
        else { return }
        context.report(specifier, detail: capture.name.text)
    }
}

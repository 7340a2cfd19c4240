// Finds `[unowned self]`.

import NormaText
import SwiftSyntax

enum UnownedVariableCapture: Check {
    static let identifier = "unowned-variable-capture"
    static let summary = "A closure captures a reference as `unowned`."
    static let details = DetailShape.names
    static let documentation =
        """
        If the closure outlives the captured object, the app crashes. With `weak` the closure can handle that.

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

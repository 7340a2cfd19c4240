// Finds `NSLocalizedString` without `bundle:`.

import SwiftSyntax

enum NslocalizedstringRequireBundle: Check {
    static let identifier = "nslocalizedstring-require-bundle"
    static let summary = "A localized string is looked up without a bundle."
    static let documentation =
        """
        Without `bundle:` a package searches the app's bundle, which doesn't hold the package's strings.

        ```swift bad
        let text = NSLocalizedString("cart.title", comment: "")
        ```

        ```swift good
        let text = NSLocalizedString("cart.title", bundle: .module, comment: "")
        ```
        """
    static let kinds: [SyntaxKind] = [.functionCallExpr]
    static let heads: Set<String> = ["NSLocalizedString"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let call = node.as(FunctionCallExprSyntax.self), call.plainName == "NSLocalizedString",
            !call.arguments.contains(where: { $0.label?.text == "bundle" })
        else { return }
        context.report(call)
    }
}

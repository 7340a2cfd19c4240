// Finds `#imageLiteral` and `#colorLiteral`.

import NormaText
import SwiftSyntax

enum DiscouragedObjectLiteral: Check {
    static let identifier = "discouraged-object-literal"
    static let summary = "An image or colour is an object literal."
    static let details = DetailShape.words(heads.sorted())
    static let documentation =
        """
        Xcode shows an image, but other tools show a long line; and no compiler error reports a missing file.

        ```swift bad
        let picture = #imageLiteral(resourceName: "cart")
        ```

        ```swift good
        let picture = UIImage(resource: .cart)
        ```
        """
    static let kinds: [SyntaxKind] = [.macroExpansionExpr]
    static let heads: Set<String> = ["imageLiteral", "colorLiteral"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let macro = node.as(MacroExpansionExprSyntax.self), heads.contains(macro.macroName.text) else { return }
        context.report(macro, detail: macro.macroName.text)
    }
}

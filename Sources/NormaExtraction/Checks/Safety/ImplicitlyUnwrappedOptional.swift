// Finds types such as `UIView!`.

import NormaText
import SwiftSyntax

enum ImplicitlyUnwrappedOptional: Check {
    static let identifier = "implicitly-unwrapped-optional"
    static let summary = "A type is written with `!`: every use unwraps it."
    static let details = DetailShape.text
    static let documentation =
        """
        Every use of such a value is a hidden `!`. Make it optional, or give it a value at initialization.

        The detail is `outlet` for a property with `@IBOutlet`, which a rule can `allow`; for others the type.

        ```swift bad
        var session: Session!
        ```

        ```swift good
        let session: Session
        var user: User?
        ```
        """
    static let kinds: [SyntaxKind] = [.implicitlyUnwrappedOptionalType]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        context.report(node, detail: isOutlet(node) ? "outlet" : ShortText.of(node, in: context.source))
    }

    private static func isOutlet(_ node: Syntax) -> Bool {
        guard let binding = node.parent?.parent?.as(PatternBindingSyntax.self) else { return false }
        guard let variable = binding.parent?.parent?.as(VariableDeclSyntax.self) else { return false }
        return variable.attributes.contains { attribute in
            attribute.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "IBOutlet"
        }
    }
}

// Sees `@unchecked Sendable`.

import SwiftSyntax

enum UncheckedSendable: Check {
    static let identifier = "unchecked-sendable"
    static let summary = "A type promises without proof that several threads may share it."
    static let documentation =
        """
        The compiler believes it; who changes the type later may break it unseen. The detail is the type.

        ```swift bad
        final class Cart: @unchecked Sendable {}
        ```

        ```swift good
        final class Order: Sendable {}
        ```
        """
    static let kinds: [SyntaxKind] = [.inheritedType]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let type = node.as(InheritedTypeSyntax.self)?.type.as(AttributedTypeSyntax.self),
            type.attributes.named("unchecked") != nil
        else { return }
        context.report(type)
    }
}

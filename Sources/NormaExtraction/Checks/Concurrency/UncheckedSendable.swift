// Finds `@unchecked Sendable`.

import SwiftSyntax

enum UncheckedSendable: Check {
    static let identifier = "unchecked-sendable"
    static let summary = "A type is `@unchecked Sendable`: nothing proves that threads can share it."
    static let documentation =
        """
        The compiler takes the promise on trust, so a later change can break it unnoticed. The detail is the type.

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

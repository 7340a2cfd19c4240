// Sees `let _ = run()`.

import NormaFacts
import NormaText
import SwiftSyntax

/// A result is thrown away with `let`.
enum RedundantDiscardableLet: Check {
    static let identifier = "redundant-discardable-let"
    static let summary = "A result is thrown away with `let`."
    static let documentation =
        """
        `_ = run()` does the same and names nothing.

        ```swift bad
        func start() { let _ = run() }
        ```

        ```swift good
        func start() { _ = run() }
        ```
        """
    static let kinds: [SyntaxKind] = [.wildcardPattern]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let binding = node.parent?.as(PatternBindingSyntax.self), binding.typeAnnotation == nil,
            binding.initializer != nil, let variable = binding.parent?.parent?.as(VariableDeclSyntax.self),
            variable.bindings.count == 1, variable.modifiers.isEmpty, variable.attributes.isEmpty,
            variable.bindingSpecifier.tokenKind == .keyword(.let)
        else { return }
        context.report(ByteRange(of: variable.bindingSpecifier).reaching(node))
    }
}

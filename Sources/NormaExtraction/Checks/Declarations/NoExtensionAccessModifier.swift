// Sees access levels on extensions.

import NormaFacts
import NormaText
import SwiftSyntax

/// An extension states an access level.
enum NoExtensionAccessModifier: Check {
    static let identifier = "no-extension-access-modifier"
    static let summary = "An extension states an access level."
    static let documentation =
        """
        The level of a member is then written far away from it. The detail is the level, which a rule can `allow`.

        ```swift bad
        public extension Cart {}
        ```

        ```swift good
        extension Cart {
            public func pay() {}
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.extensionDecl]
    private static let levels: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        let modifiers = node.as(ExtensionDeclSyntax.self)?.modifiers
        guard let level = modifiers?.first(where: { levels.contains($0.name.text) }) else { return }
        context.report(level, detail: level.name.text)
    }
}

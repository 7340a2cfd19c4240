// Sees extensions that conform to something and have no MARK.

import NormaFacts
import NormaText
import SwiftSyntax

/// An extension that adds a conformance has no MARK comment before it.
enum ConformanceWithoutMark: Check {
    static let identifier = "conformance-without-mark"
    static let summary = "An extension that adds a conformance has no MARK comment before it."
    static let details = DetailShape.text
    static let documentation =
        """
        `// MARK: - Protocol` lets Xcode's list show where the type begins to be something else. The detail is the extended type.

        ```swift bad
        extension Cart: Payable {}
        ```

        ```swift good
        // MARK: - Payable
        extension Order: Payable {}

        extension Order {
            func pay() {}
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.extensionDecl]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let declaration = node.as(ExtensionDeclSyntax.self), declaration.inheritanceClause != nil else { return }
        for piece in declaration.leadingTrivia {
            if case .lineComment(let text) = piece, MarkTitle.of(text) != nil { return }
        }
        let type = declaration.extendedType
        context.report(
            ByteRange(of: declaration.extensionKeyword).reaching(type),
            detail: ShortText.of(type, in: context.source)
        )
    }
}

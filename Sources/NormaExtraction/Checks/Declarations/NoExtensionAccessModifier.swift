// Finds access levels on extensions.

import NormaText
import SwiftSyntax

enum NoExtensionAccessModifier: Check {
    static let identifier = "no-extension-access-modifier"
    static let summary = "An extension states an access level."
    static let details = DetailShape.words(["private", "fileprivate", "internal", "package", "public"])
    static let documentation =
        """
        The access level of a member is then written far away from it. The detail is the level, which a rule can `allow`.

        ```swift bad
        public extension Cart {}
        ```

        ```swift fixed
        extension Cart {}
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
        guard let type = node.as(ExtensionDeclSyntax.self),
            let level = type.modifiers.first(where: { levels.contains($0.name.text) })
        else { return }
        context.report(level, detail: level.name.text, fix: fix(type, level, context.source))
    }

    /// Moves the level to each member that states none. Nil if a member can't state a level.
    private static func fix(_ type: ExtensionDeclSyntax, _ level: DeclModifierSyntax, _ source: SourceText) -> Fix? {
        let word = ByteRange(of: level)
        let removed = ByteRange(start: word.start, end: ByteRange(of: type.extensionKeyword).start)
        guard type.modifiers.count == 1, !source.mayHoldComment(removed),
            type.attributes.allSatisfy({ $0.as(AttributeSyntax.self)?.attributeName.trimmedDescription == "available" })
        else { return nil }
        var edits = [Edit.delete(removed)]
        for member in type.memberBlock.members {
            guard let place = place(of: member.decl) else { return nil }
            if case .before(let token) = place, level.name.tokenKind != .keyword(.internal) {
                // Private in a top-level extension means private to the file.
                let text = level.name.tokenKind == .keyword(.private) ? "fileprivate" : level.name.text
                edits.append(.insert(text + " ", at: ByteRange(of: token).start))
            }
        }
        return Fix(.safe, edits)
    }

    private enum Place {
        case before(TokenSyntax)
        /// The member states its own level.
        case stated
    }

    /// The place of a member's level; nil for members without one, such as `#if`.
    private static func place(of member: DeclSyntax) -> Place? {
        guard let modified = member.asProtocol((any WithModifiersSyntax).self) else { return nil }
        switch member.kind {
        case .functionDecl, .variableDecl, .initializerDecl, .subscriptDecl, .typeAliasDecl, .structDecl, .classDecl,
            .enumDecl, .actorDecl:
            break
        default: return nil
        }
        if modified.modifiers.contains(where: { levels.contains($0.name.text) && $0.detail == nil }) { return .stated }
        let attributes = member.asProtocol((any WithAttributesSyntax).self)?.attributes
        let first = attributes?.lastToken(viewMode: .sourceAccurate)?.nextToken(viewMode: .sourceAccurate)
        return (first ?? member.firstToken(viewMode: .sourceAccurate)).map(Place.before)
    }
}

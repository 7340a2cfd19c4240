// Finds a redundant `internal`.

import NormaText
import SwiftSyntax

enum RedundantInternal: Check {
    static let identifier = "redundant-internal"
    static let summary = "A declaration states `internal`, which is the default."
    static let details = DetailShape.names
    static let documentation =
        """
        The modifier adds nothing, and hides the modifiers that do. It isn't reported on imports, on setters, on declarations with
        `@usableFromInline`, and in extensions that state a level: there it makes a difference. The detail is the name of the
        declaration.

        ```swift bad
        internal struct Cart {
            internal var items: [Item] = []
        }
        ```

        ```swift fixed
        struct Cart {
            var items: [Item] = []
        }
        ```

        ```swift good
        public struct Order {
            public internal(set) var items: [Item] = []
            @usableFromInline internal let key = 1
        }
        public extension Order {
            internal func check() {}
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.declModifier]
    private static let levels: Set<String> = ["private", "fileprivate", "internal", "package", "public", "open"]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        guard let modifier = node.as(DeclModifierSyntax.self), modifier.name.tokenKind == .keyword(.internal),
            modifier.detail == nil, let declaration = modifier.parent?.parent, !declaration.is(ImportDeclSyntax.self),
            !isUsableFromInline(declaration), !isInExtensionWithLevel(declaration)
        else { return }
        let fix = context.source.deletion(.safe, of: reach(of: modifier))
        context.report(modifier, detail: name(of: declaration), fix: fix)
    }

    private static func isUsableFromInline(_ declaration: Syntax) -> Bool {
        let attributes = declaration.asProtocol((any WithAttributesSyntax).self)?.attributes
        return attributes?.named("usableFromInline") != nil
    }

    private static func isInExtensionWithLevel(_ declaration: Syntax) -> Bool {
        var node = declaration.parent
        while let current = node {
            if let type = current.as(ExtensionDeclSyntax.self) {
                return type.modifiers.contains { levels.contains($0.name.text) }
            }
            if current.asProtocol((any DeclGroupSyntax).self) != nil { return false }
            node = current.parent
        }
        return false
    }

    /// Up to the next word.
    private static func reach(of modifier: DeclModifierSyntax) -> ByteRange {
        let next = modifier.nextToken(viewMode: .sourceAccurate).map { ByteRange(of: $0).start }
        let own = ByteRange(of: modifier)
        return ByteRange(start: own.start, end: next ?? own.end)
    }

    private static func name(of declaration: Syntax) -> String {
        if let named = declaration.asProtocol((any NamedDeclSyntax).self) { return named.name.text }
        if let variable = declaration.as(VariableDeclSyntax.self) {
            return variable.bindings.first?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
        }
        if let type = declaration.as(ExtensionDeclSyntax.self) {
            return type.extendedType.lastToken(viewMode: .sourceAccurate)?.text ?? ""
        }
        return declaration.is(InitializerDeclSyntax.self) ? "init" : ""
    }
}

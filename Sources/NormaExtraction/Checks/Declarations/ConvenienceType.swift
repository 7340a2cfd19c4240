// Sees types with nothing but static members.

import NormaText
import SwiftSyntax

enum ConvenienceType: Check {
    static let identifier = "convenience-type"
    static let summary = "A structure or class holds nothing but static members."
    static let details = DetailShape.names
    static let documentation =
        """
        As an enumeration without cases nobody can make one by mistake. Types that inherit something, have an attribute or a macro, or
        declare an initializer are not seen, nor are classes that are `open`. The detail is the type.

        ```swift bad
        struct Spacing {
            static let small = 4
        }
        ```

        ```swift good
        enum Insets {
            static let small = 4
        }
        struct Cart {
            static let empty = Cart()
            let items: [Item] = []
        }
        ```
        """
    static let kinds: [SyntaxKind] = [.structDecl, .classDecl]

    static func visit(_ node: Syntax, in context: inout CheckContext) {
        if let type = node.as(StructDeclSyntax.self) {
            guard type.attributes.isEmpty, type.inheritanceClause == nil, isConvenience(type.memberBlock) else {
                return
            }
            context.report(type.name, detail: type.name.text)
        } else if let type = node.as(ClassDeclSyntax.self) {
            guard type.attributes.isEmpty, type.inheritanceClause == nil, type.modifiers.plain(.open) == nil,
                isConvenience(type.memberBlock)
            else { return }
            context.report(type.name, detail: type.name.text)
        }
    }

    /// Something static, and nothing that an instance has.
    private static func isConvenience(_ block: MemberBlockSyntax) -> Bool {
        var hasStatic = false
        for member in block.members {
            let modifiers: DeclModifierListSyntax
            switch member.decl.kind {
            case .structDecl, .classDecl, .enumDecl, .actorDecl, .protocolDecl, .typeAliasDecl: continue
            case .functionDecl, .variableDecl:
                let function = member.decl.as(FunctionDeclSyntax.self)
                guard let own = function?.modifiers ?? member.decl.as(VariableDeclSyntax.self)?.modifiers else {
                    return false
                }
                let attributes = function?.attributes ?? member.decl.as(VariableDeclSyntax.self)?.attributes
                if attributes?.named("objc") != nil { return false }
                modifiers = own
            default: return false
            }
            guard modifiers.plain(.static) != nil || modifiers.plain(.class) != nil else { return false }
            hasStatic = true
        }
        return hasStatic
    }
}

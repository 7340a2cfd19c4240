// Finds types that have only static members.

import NormaText
import SwiftSyntax

enum ConvenienceType: Check {
    static let identifier = "convenience-type"
    static let summary = "A structure or class has only static members."
    static let details = DetailShape.names
    static let documentation =
        """
        An enumeration without cases can't be instantiated by mistake. Types that inherit something, have an attribute or a macro,
        or declare an initializer aren't reported, nor are `open` classes. The detail is the type.

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

    /// It has static members and no instance members.
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

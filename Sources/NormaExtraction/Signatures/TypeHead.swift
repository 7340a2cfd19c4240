// The head of a type of any kind: everything before its braces.

import NormaFacts
import SwiftSyntax

struct TypeHead {
    let kind: DeclarationKind
    let name: String
    let attributes: AttributeListSyntax
    let modifiers: DeclModifierListSyntax
    var parameters: GenericParameterClauseSyntax?
    let requirements: GenericWhereClauseSyntax?
    let inherited: InheritedTypeListSyntax
    let members: MemberBlockItemListSyntax

    /// Nil if it is neither a type nor an extension.
    init?(_ declaration: DeclSyntax) {
        if let type = declaration.as(ProtocolDeclSyntax.self) {
            self.init(.protocol, type.name.text, type)
        } else if let type = declaration.as(StructDeclSyntax.self) {
            self.init(.struct, type.name.text, type)
            parameters = type.genericParameterClause
        } else if let type = declaration.as(ClassDeclSyntax.self) {
            self.init(.class, type.name.text, type)
            parameters = type.genericParameterClause
        } else if let type = declaration.as(EnumDeclSyntax.self) {
            self.init(.enum, type.name.text, type)
            parameters = type.genericParameterClause
        } else if let type = declaration.as(ActorDeclSyntax.self) {
            self.init(.actor, type.name.text, type)
            parameters = type.genericParameterClause
        } else if let type = declaration.as(ExtensionDeclSyntax.self) {
            self.init(.extension, TypeExpression.type(type.extendedType).text, type)
        } else {
            return nil
        }
    }

    private init(_ kind: DeclarationKind, _ name: String, _ type: some DeclGroupSyntax) {
        self.kind = kind
        self.name = name
        attributes = type.attributes
        modifiers = type.modifiers
        parameters = nil
        requirements = type.genericWhereClause
        inherited = type.inheritanceClause?.inheritedTypes ?? []
        members = type.memberBlock.members
    }
}

// The slots that the walk looks at against the syntax library's own layout, so that a new version can't shift them.

import SwiftSyntax
import Testing

@testable import NormaExtraction

@Suite struct SlotTests {
    private func slot<Node: SyntaxProtocol>(_ path: PartialKeyPath<Node>) -> Int? {
        guard case .layout(let paths) = Node.structure else { return nil }
        return paths.firstIndex { $0 == path as AnyKeyPath }
    }

    @Test("slots of declarations") func declarations() {
        #expect(slot(\ClassDeclSyntax.attributes) == Slot.Declaration.attributes)
        #expect(slot(\ClassDeclSyntax.modifiers) == Slot.Declaration.modifiers)
        #expect(slot(\ClassDeclSyntax.classKeyword) == Slot.Declaration.keyword)
        for name in [
            slot(\ClassDeclSyntax.name), slot(\StructDeclSyntax.name), slot(\EnumDeclSyntax.name),
            slot(\ActorDeclSyntax.name), slot(\ProtocolDeclSyntax.name), slot(\FunctionDeclSyntax.name),
            slot(\TypeAliasDeclSyntax.name), slot(\AssociatedTypeDeclSyntax.name), slot(\MacroDeclSyntax.name),
            slot(\PrecedenceGroupDeclSyntax.name),
        ] { #expect(name == Slot.Declaration.name) }
        for keyword in [
            slot(\InitializerDeclSyntax.initKeyword), slot(\DeinitializerDeclSyntax.deinitKeyword),
            slot(\SubscriptDeclSyntax.subscriptKeyword), slot(\VariableDeclSyntax.bindingSpecifier),
        ] { #expect(keyword == Slot.Declaration.keyword) }
        for members in [
            slot(\ClassDeclSyntax.memberBlock), slot(\StructDeclSyntax.memberBlock), slot(\EnumDeclSyntax.memberBlock),
            slot(\ActorDeclSyntax.memberBlock), slot(\ProtocolDeclSyntax.memberBlock),
        ] { #expect(members == Slot.NominalType.members) }
        #expect(slot(\StructDeclSyntax.genericParameterClause) == Slot.NominalType.genericParameters)
        #expect(slot(\ExtensionDeclSyntax.extendedType) == Slot.Extension.extendedType)
        #expect(slot(\ExtensionDeclSyntax.genericWhereClause) == Slot.Extension.whereClause)
        #expect(slot(\ExtensionDeclSyntax.memberBlock) == Slot.Extension.members)
        #expect(slot(\OperatorDeclSyntax.name) == Slot.Operator.name)
        #expect(slot(\SwitchExprSyntax.subject) == Slot.Switch.subject)
        #expect(slot(\MatchingPatternConditionSyntax.initializer) == Slot.MatchingPattern.initializer)
        #expect(slot(\GenericParameterSyntax.name) == Slot.GenericParameter.name)
        #expect(slot(\GenericParameterSyntax.inheritedType) == Slot.GenericParameter.inheritedType)
        #expect(slot(\ConformanceRequirementSyntax.leftType) == Slot.Requirement.left)
        #expect(slot(\ConformanceRequirementSyntax.rightType) == Slot.Requirement.right)
        #expect(slot(\SameTypeRequirementSyntax.leftType) == Slot.Requirement.left)
        #expect(slot(\SameTypeRequirementSyntax.rightType) == Slot.Requirement.right)
        #expect(slot(\PrimaryAssociatedTypeSyntax.name) == Slot.PrimaryAssociatedType.name)
        #expect(slot(\InheritanceClauseSyntax.inheritedTypes) == Slot.InheritanceClause.types)
        #expect(slot(\IdentifierTypeSyntax.genericArgumentClause) == Slot.NamedType.generics)
        #expect(slot(\GenericArgumentClauseSyntax.arguments) == Slot.GenericArguments.list)
        #expect(slot(\GenericArgumentSyntax.argument) == Slot.GenericArguments.argument)
        #expect(slot(\ArrayTypeSyntax.element) == Slot.ArrayType.element)
        #expect(slot(\InlineArrayTypeSyntax.element) == Slot.InlineArrayType.element)
        #expect(slot(\ImportDeclSyntax.importKindSpecifier) == Slot.Import.kind)
        #expect(slot(\ImportDeclSyntax.path) == Slot.Import.path)
        #expect(slot(\AttributeSyntax.attributeName) == Slot.Attribute.name)
        #expect(slot(\AttributeSyntax.arguments) == Slot.Attribute.arguments)
        #expect(slot(\DeclModifierSyntax.name) == Slot.Modifier.name)
        #expect(slot(\DeclModifierSyntax.detail) == Slot.Modifier.detail)
        #expect(slot(\DeclModifierDetailSyntax.detail) == Slot.ModifierDetail.detail)
    }

    @Test("slots of functions, their parameters and effects") func functions() {
        #expect(slot(\FunctionDeclSyntax.genericParameterClause) == Slot.Function.genericParameters)
        #expect(slot(\FunctionDeclSyntax.signature) == Slot.Function.signature)
        #expect(slot(\FunctionDeclSyntax.body) == Slot.Function.body)
        #expect(slot(\InitializerDeclSyntax.optionalMark) == Slot.Function.initializerMark)
        #expect(slot(\InitializerDeclSyntax.genericParameterClause) == Slot.Function.genericParameters)
        #expect(slot(\InitializerDeclSyntax.signature) == Slot.Function.signature)
        #expect(slot(\InitializerDeclSyntax.body) == Slot.Function.body)
        #expect(slot(\MacroDeclSyntax.signature) == Slot.Function.signature)
        #expect(slot(\MacroDeclSyntax.genericParameterClause) == Slot.Function.genericParameters)
        #expect(slot(\DeinitializerDeclSyntax.body) == Slot.Deinitializer.body)
        #expect(slot(\SubscriptDeclSyntax.genericParameterClause) == Slot.Subscript.genericParameters)
        #expect(slot(\SubscriptDeclSyntax.parameterClause) == Slot.Subscript.parameters)
        #expect(slot(\SubscriptDeclSyntax.accessorBlock) == Slot.Subscript.accessors)
        #expect(slot(\FunctionSignatureSyntax.parameterClause) == Slot.Signature.parameters)
        #expect(slot(\FunctionSignatureSyntax.effectSpecifiers) == Slot.Signature.effects)
        #expect(slot(\FunctionSignatureSyntax.returnClause) == Slot.Signature.result)
        #expect(slot(\FunctionParameterClauseSyntax.parameters) == Slot.ParameterClause.parameters)
        #expect(slot(\EnumCaseParameterClauseSyntax.parameters) == Slot.ParameterClause.parameters)
        #expect(slot(\FunctionEffectSpecifiersSyntax.asyncSpecifier) == Slot.Effects.async)
        #expect(slot(\FunctionEffectSpecifiersSyntax.throwsClause) == Slot.Effects.throws)
        #expect(slot(\AccessorEffectSpecifiersSyntax.asyncSpecifier) == Slot.Effects.async)
        #expect(slot(\AccessorEffectSpecifiersSyntax.throwsClause) == Slot.Effects.throws)
        #expect(slot(\ThrowsClauseSyntax.throwsSpecifier) == Slot.Throws.specifier)
        #expect(slot(\FunctionParameterSyntax.firstName) == Slot.Parameter.firstName)
        #expect(slot(\FunctionParameterSyntax.secondName) == Slot.Parameter.secondName)
        #expect(slot(\FunctionParameterSyntax.type) == Slot.Parameter.type)
        #expect(slot(\FunctionParameterSyntax.ellipsis) == Slot.Parameter.ellipsis)
        #expect(slot(\FunctionParameterSyntax.defaultValue) == Slot.Parameter.defaultValue)
    }

    @Test("slots of variables, cases and accessors") func variables() {
        #expect(slot(\VariableDeclSyntax.bindings) == Slot.Variable.bindings)
        #expect(slot(\PatternBindingSyntax.pattern) == Slot.Binding.pattern)
        #expect(slot(\PatternBindingSyntax.initializer) == Slot.Binding.initializer)
        #expect(slot(\PatternBindingSyntax.accessorBlock) == Slot.Binding.accessors)
        #expect(slot(\EnumCaseDeclSyntax.elements) == Slot.EnumCase.elements)
        #expect(slot(\EnumCaseElementSyntax.name) == Slot.EnumElement.name)
        #expect(slot(\EnumCaseElementSyntax.parameterClause) == Slot.EnumElement.parameters)
        #expect(slot(\EnumCaseElementSyntax.rawValue) == Slot.EnumElement.rawValue)
        #expect(slot(\EnumCaseParameterSyntax.modifiers) == Slot.EnumParameter.modifiers)
        #expect(slot(\EnumCaseParameterSyntax.firstName) == Slot.EnumParameter.firstName)
        #expect(slot(\EnumCaseParameterSyntax.secondName) == Slot.EnumParameter.secondName)
        #expect(slot(\EnumCaseParameterSyntax.type) == Slot.EnumParameter.type)
        #expect(slot(\EnumCaseParameterSyntax.defaultValue) == Slot.EnumParameter.defaultValue)
        #expect(slot(\AccessorDeclSyntax.accessorSpecifier) == Slot.Accessor.specifier)
        #expect(slot(\AccessorDeclSyntax.parameters) == Slot.Accessor.parameters)
        #expect(slot(\AccessorDeclSyntax.effectSpecifiers) == Slot.Accessor.effects)
        #expect(slot(\AccessorDeclSyntax.body) == Slot.Accessor.body)
        #expect(slot(\AccessorParametersSyntax.name) == Slot.AccessorParameters.name)
        for value in [
            slot(\InitializerClauseSyntax.value), slot(\TypeInitializerClauseSyntax.value),
            slot(\TypeAnnotationSyntax.type), slot(\ReturnClauseSyntax.type),
        ] { #expect(value == Slot.Clause.value) }
        for left in [
            slot(\CodeBlockSyntax.leftBrace), slot(\MemberBlockSyntax.leftBrace), slot(\AccessorBlockSyntax.leftBrace),
        ] { #expect(left == Slot.CodeBlock.leftBrace) }
        for content in [
            slot(\CodeBlockSyntax.statements), slot(\MemberBlockSyntax.members), slot(\AccessorBlockSyntax.accessors),
        ] { #expect(content == Slot.CodeBlock.content) }
        for right in [
            slot(\CodeBlockSyntax.rightBrace), slot(\MemberBlockSyntax.rightBrace),
            slot(\AccessorBlockSyntax.rightBrace),
        ] { #expect(right == Slot.CodeBlock.rightBrace) }
        #expect(slot(\CodeBlockItemSyntax.item) == Slot.Item.content)
    }

    @Test("slots of statements and closures") func statements() {
        #expect(slot(\ClosureExprSyntax.signature) == Slot.Closure.signature)
        #expect(slot(\ClosureExprSyntax.statements) == Slot.Closure.statements)
        #expect(slot(\ClosureParameterSyntax.firstName) == Slot.ClosureParameter.firstName)
        #expect(slot(\ClosureParameterSyntax.secondName) == Slot.ClosureParameter.secondName)
        #expect(slot(\ClosureParameterSyntax.type) == Slot.ClosureParameter.type)
        #expect(slot(\ClosureShorthandParameterSyntax.name) == Slot.Postfix.inner)
        #expect(slot(\ClosureCaptureSyntax.name) == Slot.ClosureCapture.name)
        #expect(slot(\ClosureCaptureSyntax.initializer) == Slot.ClosureCapture.initializer)
        #expect(slot(\IfExprSyntax.body) == Slot.If.body)
        #expect(slot(\IfExprSyntax.elseKeyword) == Slot.If.otherwise)
        #expect(slot(\ForStmtSyntax.pattern) == Slot.For.pattern)
        #expect(slot(\ForStmtSyntax.typeAnnotation) == Slot.For.annotation)
        #expect(slot(\ForStmtSyntax.sequence) == Slot.For.sequence)
        #expect(slot(\OptionalBindingConditionSyntax.initializer) == Slot.OptionalBinding.initializer)
        #expect(slot(\CatchClauseSyntax.catchKeyword) == Slot.Catch.keyword)
        #expect(slot(\CatchClauseSyntax.catchItems) == Slot.Catch.items)
        #expect(slot(\IfConfigClauseSyntax.poundKeyword) == Slot.IfConfigClause.keyword)
        #expect(slot(\IfConfigClauseSyntax.condition) == Slot.IfConfigClause.condition)
        #expect(slot(\IfConfigClauseSyntax.elements) == Slot.IfConfigClause.elements)
        #expect(slot(\MacroExpansionExprSyntax.macroName) == Slot.MacroExpression.name)
        #expect(slot(\MacroExpansionDeclSyntax.macroName) == Slot.MacroDeclaration.name)
    }

    @Test("slots of expressions and types") func expressions() {
        #expect(slot(\FunctionCallExprSyntax.calledExpression) == Slot.Call.callee)
        #expect(slot(\FunctionCallExprSyntax.arguments) == Slot.Call.arguments)
        #expect(slot(\FunctionCallExprSyntax.trailingClosure) == Slot.Call.trailingClosure)
        #expect(slot(\FunctionCallExprSyntax.additionalTrailingClosures) == Slot.Call.furtherClosures)
        #expect(slot(\LabeledExprSyntax.label) == Slot.Argument.label)
        #expect(slot(\LabeledExprSyntax.expression) == Slot.Argument.expression)
        #expect(slot(\MultipleTrailingClosureElementSyntax.label) == Slot.TrailingClosure.label)
        #expect(slot(\MemberAccessExprSyntax.base) == Slot.MemberAccess.base)
        #expect(slot(\MemberAccessExprSyntax.declName) == Slot.MemberAccess.name)
        #expect(slot(\DeclReferenceExprSyntax.baseName) == Slot.NameExpression.name)
        for inner in [
            slot(\ForceUnwrapExprSyntax.expression), slot(\OptionalChainingExprSyntax.expression),
            slot(\GenericSpecializationExprSyntax.expression), slot(\SuperExprSyntax.superKeyword),
            slot(\SequenceExprSyntax.elements), slot(\TypeExprSyntax.type), slot(\IdentifierPatternSyntax.identifier),
            slot(\StringSegmentSyntax.content), slot(\ImportPathComponentSyntax.name),
            slot(\OptionalTypeSyntax.wrappedType), slot(\ImplicitlyUnwrappedOptionalTypeSyntax.wrappedType),
            slot(\KeyPathPropertyComponentSyntax.declName), slot(\SimpleTypeSpecifierSyntax.specifier),
            slot(\SimpleStringLiteralExprSyntax.openingQuote),
        ] { #expect(inner == Slot.Postfix.inner) }
        #expect(slot(\TryExprSyntax.questionOrExclamationMark) == Slot.Try.mark)
        #expect(slot(\TryExprSyntax.expression) == Slot.Try.expression)
        #expect(slot(\AwaitExprSyntax.expression) == Slot.Prefixed.expression)
        #expect(slot(\UnsafeExprSyntax.expression) == Slot.Prefixed.expression)
        #expect(slot(\TupleExprSyntax.elements) == Slot.Tuple.elements)
        #expect(slot(\TupleTypeSyntax.elements) == Slot.Tuple.elements)
        #expect(slot(\TupleTypeElementSyntax.firstName) == Slot.TupleTypeElement.firstName)
        #expect(slot(\TupleTypeElementSyntax.type) == Slot.TupleTypeElement.type)
        #expect(slot(\KeyPathExprSyntax.root) == Slot.KeyPath.root)
        #expect(slot(\KeyPathExprSyntax.components) == Slot.KeyPath.components)
        #expect(slot(\KeyPathComponentSyntax.component) == Slot.KeyPathComponent.component)
        #expect(slot(\StringLiteralExprSyntax.openingQuote) == Slot.StringLiteral.quote)
        #expect(slot(\StringLiteralExprSyntax.segments) == Slot.StringLiteral.segments)
        #expect(slot(\SimpleStringLiteralExprSyntax.segments) == Slot.Clause.value)
        #expect(slot(\IdentifierTypeSyntax.name) == Slot.NamedType.name)
        #expect(slot(\MemberTypeSyntax.baseType) == Slot.MemberType.base)
        #expect(slot(\MemberTypeSyntax.name) == Slot.MemberType.name)
        #expect(slot(\AttributedTypeSyntax.specifiers) == Slot.AttributedType.specifiers)
        #expect(slot(\AttributedTypeSyntax.attributes) == Slot.AttributedType.attributes)
        #expect(slot(\AttributedTypeSyntax.lateSpecifiers) == Slot.AttributedType.lateSpecifiers)
        #expect(slot(\AttributedTypeSyntax.baseType) == Slot.AttributedType.base)
        #expect(slot(\SomeOrAnyTypeSyntax.someOrAnySpecifier) == Slot.SomeOrAny.specifier)
        #expect(slot(\SomeOrAnyTypeSyntax.constraint) == Slot.SomeOrAny.constraint)
        #expect(slot(\UnresolvedAsExprSyntax.questionOrExclamationMark) == Slot.CastMark.mark)
    }
}

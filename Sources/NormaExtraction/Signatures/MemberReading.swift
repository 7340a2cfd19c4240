// The heads of members: functions, initializers, subscripts, properties, cases, associated types, aliases.

import NormaFacts
import SwiftSyntax

enum MemberReading {
    /// One member; several for `case a, b` and `var x = 0, y = 0`; none for members that no double needs.
    static func members(of declaration: DeclSyntax, condition: String?) -> [MemberSignature] {
        func member(
            _ content: MemberSignature.Content,
            _ attributes: AttributeListSyntax,
            _ modifiers: DeclModifierListSyntax
        ) -> MemberSignature {
            MemberSignature(
                content: content,
                attributes: self.attributes(attributes),
                modifiers: self.modifiers(modifiers),
                condition: condition
            )
        }
        switch declaration.as(DeclSyntaxEnum.self) {
        case .functionDecl(let node): return [member(.function(function(node)), node.attributes, node.modifiers)]
        case .initializerDecl(let node): return [member(.function(initializer(node)), node.attributes, node.modifiers)]
        case .subscriptDecl(let node):
            return [member(.function(subscriptSignature(node)), node.attributes, node.modifiers)]
        case .variableDecl(let node):
            return properties(node).map { member(.property($0), node.attributes, node.modifiers) }
        case .associatedTypeDecl(let node):
            return [member(.associatedType(associatedType(node)), node.attributes, node.modifiers)]
        case .enumCaseDecl(let node):
            return node.elements.map { member(.enumCase(enumCase($0)), node.attributes, node.modifiers) }
        case .typeAliasDecl(let node): return [member(.alias(alias(node)), node.attributes, node.modifiers)]
        default: return []
        }
    }

    static func attributes(_ list: AttributeListSyntax) -> [String] {
        list.compactMap { element in
            guard case .attribute(let attribute) = element else { return nil }
            return attribute.trimmedDescription
        }
    }

    static func modifiers(_ list: DeclModifierListSyntax) -> [String] {
        list.map { $0.name.text + ($0.detail.map { "(\($0.detail.text))" } ?? "") }
    }

    // MARK: - Functions

    private static func function(_ node: FunctionDeclSyntax) -> FunctionSignature {
        let isOperator: Bool
        switch node.name.tokenKind {
        case .binaryOperator, .prefixOperator, .postfixOperator: isOperator = true
        default: isOperator = false
        }
        return FunctionSignature(
            kind: .function,
            name: node.name.text,
            isOperator: isOperator,
            generics: GenericReading.generics(node.genericParameterClause, node.genericWhereClause),
            parameters: node.signature.parameterClause.parameters.map { parameter($0, isUnlabelled: isOperator) },
            effects: EffectReading.effects(node.signature.effectSpecifiers),
            result: node.signature.returnClause.map { TypeExpression.type($0.type) } ?? .void
        )
    }

    private static func initializer(_ node: InitializerDeclSyntax) -> FunctionSignature {
        FunctionSignature(
            kind: .initializer(mark: node.optionalMark?.text ?? ""),
            name: "init",
            isOperator: false,
            generics: GenericReading.generics(node.genericParameterClause, node.genericWhereClause),
            parameters: node.signature.parameterClause.parameters.map { parameter($0) },
            effects: EffectReading.effects(node.signature.effectSpecifiers),
            result: .void
        )
    }

    private static func subscriptSignature(_ node: SubscriptDeclSyntax) -> FunctionSignature {
        let accessors = AccessorReading(node.accessorBlock)
        return FunctionSignature(
            kind: .subscript(hasSetter: accessors.hasSetter),
            name: "subscript",
            isOperator: false,
            generics: GenericReading.generics(node.genericParameterClause, node.genericWhereClause),
            parameters: node.parameterClause.parameters.map { parameter($0, isSubscript: true) },
            effects: accessors.effects,
            result: TypeExpression.type(node.returnClause.type)
        )
    }

    /// A parameter of an operator has no label; a subscript's has one only if two names are written.
    private static func parameter(
        _ node: FunctionParameterSyntax,
        isUnlabelled: Bool = false,
        isSubscript: Bool = false
    ) -> ParameterSignature {
        let first = node.firstName.text
        let isBare = first == "_" || isUnlabelled || (isSubscript && node.secondName == nil)
        return ParameterSignature(
            label: isBare ? "" : first,
            name: node.secondName?.text ?? first,
            type: TypeExpression.type(node.type),
            isVariadic: node.ellipsis != nil,
            attributes: attributes(node.attributes),
            defaultValue: node.defaultValue?.value.trimmedDescription
        )
    }

    // MARK: - Values and types

    private static func properties(_ node: VariableDeclSyntax) -> [PropertySignature] {
        let isConstant = node.bindingSpecifier.text == "let"
        var found: [PropertySignature] = []
        var following: SignatureType?
        // `var x, y: Int`: the type belongs to both.
        for binding in node.bindings.reversed() {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            let written = binding.typeAnnotation.map { TypeExpression.type($0.type) }
            if written != nil || binding.initializer != nil { following = written }
            let accessors = AccessorReading(binding.accessorBlock)
            found.append(
                PropertySignature(
                    name: pattern.identifier.text,
                    type: written ?? following,
                    isConstant: isConstant,
                    isStored: !accessors.hasGetter,
                    hasSetter: accessors.hasGetter ? accessors.hasSetter : !isConstant,
                    effects: accessors.effects,
                    value: binding.initializer?.value.trimmedDescription
                )
            )
        }
        return found.reversed()
    }

    private static func associatedType(_ node: AssociatedTypeDeclSyntax) -> AssociatedTypeSignature {
        AssociatedTypeSignature(
            name: node.name.text,
            inherited: node.inheritanceClause?.inheritedTypes.map { TypeExpression.type($0.type) } ?? [],
            defaultType: node.initializer.map { TypeExpression.type($0.value) },
            requirements: GenericReading.requirements(node.genericWhereClause)
        )
    }

    private static func enumCase(_ node: EnumCaseElementSyntax) -> EnumCaseSignature {
        let values = node.parameterClause?.parameters.map { parameter in
            let first = parameter.firstName?.text ?? ""
            return ParameterSignature(
                label: first == "_" ? "" : first,
                name: parameter.secondName?.text ?? first,
                type: TypeExpression.type(parameter.type),
                defaultValue: parameter.defaultValue?.value.trimmedDescription
            )
        }
        return EnumCaseSignature(name: node.name.text, values: values ?? [])
    }

    private static func alias(_ node: TypeAliasDeclSyntax) -> AliasSignature {
        AliasSignature(
            name: node.name.text,
            generics: GenericReading.generics(node.genericParameterClause, node.genericWhereClause),
            target: TypeExpression.type(node.initializer.value)
        )
    }
}

/// The content of the braces of a property or subscript.
struct AccessorReading {
    private(set) var hasGetter = false
    private(set) var hasSetter = false
    private(set) var effects = SignatureEffects.none

    init(_ block: AccessorBlockSyntax?) {
        switch block?.accessors {
        case nil: break
        case .getter: hasGetter = true
        case .accessors(let accessors):
            for accessor in accessors {
                switch accessor.accessorSpecifier.text {
                case "get":
                    hasGetter = true
                    effects = EffectReading.effects(accessor.effectSpecifiers)
                case "_read", "unsafeAddress", "borrow", "read", "yielding": hasGetter = true
                case "set", "_modify", "unsafeMutableAddress", "mutate", "modify": hasSetter = true
                default: break
                }
            }
        }
    }
}

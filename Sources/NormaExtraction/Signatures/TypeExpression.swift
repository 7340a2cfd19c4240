// Splits a written type into its parts.

import NormaFacts
import SwiftSyntax

enum TypeExpression {
    static func type(_ node: TypeSyntax) -> SignatureType {
        switch node.as(TypeSyntaxEnum.self) {
        case .identifierType(let type): return .named([name(type.name, type.genericArgumentClause)])
        case .memberType(let type): return member(type)
        case .optionalType(let type): return .optional(self.type(type.wrappedType))
        case .implicitlyUnwrappedOptionalType(let type): return .implicitlyUnwrapped(self.type(type.wrappedType))
        case .arrayType(let type): return .array(self.type(type.element))
        case .dictionaryType(let type): return .dictionary(key: self.type(type.key), value: self.type(type.value))
        case .tupleType(let type): return tuple(type)
        case .functionType(let type): return function(type)
        case .someOrAnyType(let type):
            let constraint = self.type(type.constraint)
            return type.someOrAnySpecifier.text == "some" ? .opaque(constraint) : .existential(constraint)
        case .compositionType(let type): return .composition(type.elements.map { self.type($0.type) })
        case .metatypeType(let type):
            return .metatype(self.type(type.baseType), word: type.metatypeSpecifier.text)
        case .attributedType(let type): return attributed(type)
        case .suppressedType(let type): return .suppressed(self.type(type.type))
        case .packExpansionType(let type): return .packExpansion(self.type(type.repetitionPattern))
        case .packElementType(let type): return .packElement(self.type(type.pack))
        case .classRestrictionType: return .name("AnyObject")
        default: return .other(node.trimmedDescription)
        }
    }

    private static func name(_ token: TokenSyntax, _ clause: GenericArgumentClauseSyntax?) -> SignatureTypeName {
        let arguments = clause?.arguments.map { argument -> SignatureType in
            switch argument.argument {
            case .type(let type): self.type(type)
            case .expr(let expression): .other(expression.trimmedDescription)
            }
        }
        return SignatureTypeName(token.text, arguments: arguments ?? [])
    }

    private static func member(_ type: MemberTypeSyntax) -> SignatureType {
        let last = name(type.name, type.genericArgumentClause)
        let base = self.type(type.baseType)
        if case .named(let names) = base { return .named(names + [last]) }
        return .member(base, last)
    }

    private static func tuple(_ type: TupleTypeSyntax) -> SignatureType {
        let elements = type.elements.map { element in
            let label = element.firstName.map(\.text) ?? ""
            return SignatureTupleElement(label: label == "_" ? "" : label, type: self.type(element.type))
        }
        if elements.count == 1, let only = elements.first, only.label.isEmpty {
            if case .packExpansion = only.type { return .tuple(elements) }
            return only.type
        }
        return .tuple(elements)
    }

    private static func function(_ type: FunctionTypeSyntax) -> SignatureType {
        let parameters = type.parameters.map { parameter -> SignatureType in
            let own = self.type(parameter.type)
            return parameter.ellipsis == nil ? own : .other(own.text + "...")
        }
        let effects = SignatureEffects(
            isAsync: type.effectSpecifiers?.asyncSpecifier != nil,
            throwing: EffectReading.throwing(type.effectSpecifiers?.throwsClause)
        )
        return .function(
            SignatureFunctionType(parameters: parameters, effects: effects, result: self.type(type.returnClause.type))
        )
    }

    private static func attributed(_ type: AttributedTypeSyntax) -> SignatureType {
        let specifiers = (Array(type.specifiers) + Array(type.lateSpecifiers)).map(\.trimmedDescription)
        let marks = SignatureTypeMarks(specifiers: specifiers, attributes: MemberReading.attributes(type.attributes))
        return .attributed(marks, self.type(type.baseType))
    }
}

enum EffectReading {
    static func throwing(_ clause: ThrowsClauseSyntax?) -> SignatureEffects.Throwing {
        guard let clause else { return .never }
        if clause.throwsSpecifier.text == "rethrows" { return .rethrowing }
        guard let error = clause.type else { return .anything }
        switch TypeExpression.type(error) {
        case .named(let names) where names.map(\.text) == ["Never"]: return .never
        case .existential(.named(let names)) where names.last?.text == "Error": return .anything
        case let type: return .only(type)
        }
    }

    static func effects(_ specifiers: FunctionEffectSpecifiersSyntax?) -> SignatureEffects {
        SignatureEffects(isAsync: specifiers?.asyncSpecifier != nil, throwing: throwing(specifiers?.throwsClause))
    }

    static func effects(_ specifiers: AccessorEffectSpecifiersSyntax?) -> SignatureEffects {
        SignatureEffects(isAsync: specifiers?.asyncSpecifier != nil, throwing: throwing(specifiers?.throwsClause))
    }
}

enum GenericReading {
    static func generics(
        _ parameters: GenericParameterClauseSyntax?,
        _ requirements: GenericWhereClauseSyntax?
    ) -> GenericSignature {
        let own = parameters?.parameters.map { parameter in
            GenericParameterSignature(
                name: parameter.name.text,
                specifier: parameter.specifier?.text ?? "",
                constraint: parameter.inheritedType.map { TypeExpression.type($0) }
            )
        }
        let inner = parameters?.genericWhereClause
        return GenericSignature(
            parameters: own ?? [],
            requirements: self.requirements(inner) + self.requirements(requirements)
        )
    }

    static func requirements(_ clause: GenericWhereClauseSyntax?) -> [GenericRequirement] {
        clause?.requirements.map { item in
            switch item.requirement {
            case .conformanceRequirement(let requirement):
                GenericRequirement(
                    subject: TypeExpression.type(requirement.leftType),
                    isSameType: false,
                    target: TypeExpression.type(requirement.rightType)
                )
            case .sameTypeRequirement(let requirement):
                GenericRequirement(
                    subject: .other(requirement.leftType.trimmedDescription),
                    isSameType: true,
                    target: .other(requirement.rightType.trimmedDescription),
                    left: requirement.leftType,
                    right: requirement.rightType
                )
            case .layoutRequirement(let requirement):
                GenericRequirement(
                    subject: TypeExpression.type(requirement.type),
                    isSameType: false,
                    target: .other(requirement.layoutSpecifier.trimmedDescription)
                )
            }
        } ?? []
    }
}

extension GenericRequirement {
    /// A side of `==` may also be a value.
    fileprivate init(
        subject: SignatureType,
        isSameType: Bool,
        target: SignatureType,
        left: SameTypeRequirementSyntax.LeftType,
        right: SameTypeRequirementSyntax.RightType
    ) {
        self.init(subject: subject, isSameType: isSameType, target: target)
        if case .type(let type) = left { self.subject = TypeExpression.type(type) }
        if case .type(let type) = right { self.target = TypeExpression.type(type) }
    }
}

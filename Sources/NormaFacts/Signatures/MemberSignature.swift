// The signatures of a type's members, from their heads.

/// A member of a type.
package struct MemberSignature: Sendable, Hashable {
    package enum Content: Sendable, Hashable {
        case function(FunctionSignature)
        case property(PropertySignature)
        case associatedType(AssociatedTypeSignature)
        case enumCase(EnumCaseSignature)
        case alias(AliasSignature)
    }

    package var content: Content
    /// With their arguments: `@MainActor`, `@available(macOS 15, *)`.
    package var attributes: [String]
    /// `static`, `mutating`, `nonisolated(unsafe)`, `public`, `private(set)`.
    package var modifiers: [String]
    /// The `#if` around it within its type, with the outer ones; nil if there is none.
    package var condition: String?

    package init(content: Content, attributes: [String], modifiers: [String], condition: String?) {
        self.content = content
        self.attributes = attributes
        self.modifiers = modifiers
        self.condition = condition
    }

    package var isStatic: Bool { modifiers.contains("static") || modifiers.contains("class") }
}

/// A function, an initializer or a subscript.
package struct FunctionSignature: Sendable, Hashable {
    package enum Kind: Sendable, Hashable {
        case function
        /// `mark` is `?` or `!` if it may fail.
        case initializer(mark: String)
        /// The effects are those of its getter.
        case `subscript`(hasSetter: Bool)
    }

    package var kind: Kind
    /// `init` and `subscript` for those; an operator's is its characters.
    package var name: String
    package var isOperator: Bool
    package var generics: GenericSignature
    package var parameters: [ParameterSignature]
    package var effects: SignatureEffects
    /// `Void` if none is written.
    package var result: SignatureType

    package init(
        kind: Kind,
        name: String,
        isOperator: Bool,
        generics: GenericSignature,
        parameters: [ParameterSignature],
        effects: SignatureEffects,
        result: SignatureType
    ) {
        self.kind = kind
        self.name = name
        self.isOperator = isOperator
        self.generics = generics
        self.parameters = parameters
        self.effects = effects
        self.result = result
    }

    /// `fetch(id:)`
    package var fullName: String { "\(name)(\(parameters.map { ($0.label.isEmpty ? "_" : $0.label) + ":" }.joined()))" }
}

package struct ParameterSignature: Sendable, Hashable {
    /// Empty for `_`.
    package var label: String
    /// Inside the function; empty if none is written, as in an enum's case.
    package var name: String
    package var type: SignatureType
    package var isVariadic: Bool
    package var attributes: [String]
    /// As written; nil if there is none.
    package var defaultValue: String?

    package init(
        label: String,
        name: String,
        type: SignatureType,
        isVariadic: Bool = false,
        attributes: [String] = [],
        defaultValue: String? = nil
    ) {
        self.label = label
        self.name = name
        self.type = type
        self.isVariadic = isVariadic
        self.attributes = attributes
        self.defaultValue = defaultValue
    }
}

package struct PropertySignature: Sendable, Hashable {
    package var name: String
    /// Nil if none is written.
    package var type: SignatureType?
    /// `let`
    package var isConstant: Bool
    /// Has storage: no getter of its own.
    package var isStored: Bool
    package var hasSetter: Bool
    /// The effects of its getter.
    package var effects: SignatureEffects
    /// The initial value as written; nil if there is none.
    package var value: String?

    package init(
        name: String,
        type: SignatureType?,
        isConstant: Bool,
        isStored: Bool,
        hasSetter: Bool,
        effects: SignatureEffects,
        value: String?
    ) {
        self.name = name
        self.type = type
        self.isConstant = isConstant
        self.isStored = isStored
        self.hasSetter = hasSetter
        self.effects = effects
        self.value = value
    }
}

package struct AssociatedTypeSignature: Sendable, Hashable {
    package var name: String
    package var inherited: [SignatureType]
    package var defaultType: SignatureType?
    package var requirements: [GenericRequirement]

    package init(
        name: String,
        inherited: [SignatureType],
        defaultType: SignatureType?,
        requirements: [GenericRequirement]
    ) {
        self.name = name
        self.inherited = inherited
        self.defaultType = defaultType
        self.requirements = requirements
    }
}

package struct EnumCaseSignature: Sendable, Hashable {
    package var name: String
    package var values: [ParameterSignature]

    package init(name: String, values: [ParameterSignature]) {
        self.name = name
        self.values = values
    }
}

package struct AliasSignature: Sendable, Hashable {
    package var name: String
    package var generics: GenericSignature
    package var target: SignatureType

    package init(name: String, generics: GenericSignature, target: SignatureType) {
        self.name = name
        self.generics = generics
        self.target = target
    }
}

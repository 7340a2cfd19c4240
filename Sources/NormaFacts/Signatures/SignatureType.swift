// A type as a signature writes it, taken apart, so that parts of it can be replaced and answered for.

/// A written type.
package indirect enum SignatureType: Sendable, Hashable {
    /// `Int`, `Swift.Result<User, any Error>`, `Self.Item`: one part for each name between dots.
    case named([SignatureTypeName])
    /// A member of a type that isn't a plain name: `(any Store).Item`.
    case member(SignatureType, SignatureTypeName)
    case optional(SignatureType)
    case implicitlyUnwrapped(SignatureType)
    case array(SignatureType)
    case dictionary(key: SignatureType, value: SignatureType)
    /// Without elements it is `Void`.
    case tuple([SignatureTupleElement])
    case function(SignatureFunctionType)
    /// `any P`
    case existential(SignatureType)
    /// `some P`
    case opaque(SignatureType)
    case composition([SignatureType])
    /// `T.Type`, `P.Protocol`
    case metatype(SignatureType, word: String)
    /// Attributes and specifiers with their type: `@escaping () -> Void`, `inout [Int]`, `isolated (any Actor)?`.
    case attributed(SignatureTypeMarks, SignatureType)
    /// `~Copyable`
    case suppressed(SignatureType)
    /// `repeat each T`
    case packExpansion(SignatureType)
    /// `each T`
    case packElement(SignatureType)
    /// Any other type, as it is written.
    case other(String)

    package static let void = SignatureType.tuple([])

    /// A type of one name without arguments.
    package static func name(_ text: String) -> SignatureType { .named([SignatureTypeName(text)]) }
}

/// One name of a written type with its generic arguments.
package struct SignatureTypeName: Sendable, Hashable {
    package var text: String
    package var arguments: [SignatureType]

    package init(_ text: String, arguments: [SignatureType] = []) {
        self.text = text
        self.arguments = arguments
    }
}

package struct SignatureTupleElement: Sendable, Hashable {
    /// Empty if none is written.
    package var label: String
    package var type: SignatureType

    package init(label: String = "", type: SignatureType) {
        self.label = label
        self.type = type
    }
}

package struct SignatureFunctionType: Sendable, Hashable {
    package var parameters: [SignatureType]
    package var effects: SignatureEffects
    package var result: SignatureType

    package init(parameters: [SignatureType], effects: SignatureEffects, result: SignatureType) {
        self.parameters = parameters
        self.effects = effects
        self.result = result
    }
}

/// The specifiers before a type.
package struct SignatureTypeMarks: Sendable, Hashable {
    /// `inout`, `sending`, `borrowing`, `consuming`, `isolated`, `nonisolated(nonsending)`.
    package var specifiers: [String]
    /// `@escaping`, `@Sendable`, `@MainActor`, with their arguments.
    package var attributes: [String]

    package init(specifiers: [String], attributes: [String]) {
        self.specifiers = specifiers
        self.attributes = attributes
    }
}

package struct SignatureEffects: Sendable, Hashable {
    package enum Throwing: Sendable, Hashable {
        case never
        case anything
        case only(SignatureType)
        case rethrowing
    }

    package var isAsync: Bool
    package var throwing: Throwing

    package init(isAsync: Bool = false, throwing: Throwing = .never) {
        self.isAsync = isAsync
        self.throwing = throwing
    }

    package static let none = SignatureEffects()
}

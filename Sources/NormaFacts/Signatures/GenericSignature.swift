// The generic signature of a declaration: its parameters and their requirements.

package struct GenericSignature: Sendable, Hashable {
    package var parameters: [GenericParameterSignature]
    package var requirements: [GenericRequirement]

    package init(parameters: [GenericParameterSignature] = [], requirements: [GenericRequirement] = []) {
        self.parameters = parameters
        self.requirements = requirements
    }

    /// `<Item: Codable, each Rest>`; empty without parameters.
    package var parameterClause: String {
        parameters.isEmpty ? "" : "<\(parameters.map(\.description).joined(separator: ", "))>"
    }

    /// ` where Item.Element == Int`; empty without requirements.
    package var whereClause: String {
        requirements.isEmpty ? "" : " where " + requirements.map(\.description).joined(separator: ", ")
    }

    package func replacing(_ change: (SignatureType) -> SignatureType?) -> GenericSignature {
        GenericSignature(
            parameters: parameters.map { parameter in
                var copy = parameter
                copy.constraint = parameter.constraint?.replacing(change)
                return copy
            },
            requirements: requirements.map { $0.replacing(change) }
        )
    }
}

package struct GenericParameterSignature: Sendable, Hashable, CustomStringConvertible {
    package var name: String
    /// `each` of a pack, `let` of a value; empty otherwise.
    package var specifier: String
    package var constraint: SignatureType?

    package init(name: String, specifier: String = "", constraint: SignatureType? = nil) {
        self.name = name
        self.specifier = specifier
        self.constraint = constraint
    }

    package var description: String {
        (specifier.isEmpty ? name : "\(specifier) \(name)") + (constraint.map { ": " + $0.text } ?? "")
    }
}

/// One clause after `where`.
package struct GenericRequirement: Sendable, Hashable, CustomStringConvertible {
    package var subject: SignatureType
    /// `==`; otherwise `:`.
    package var isSameType: Bool
    package var target: SignatureType

    package init(subject: SignatureType, isSameType: Bool, target: SignatureType) {
        self.subject = subject
        self.isSameType = isSameType
        self.target = target
    }

    package var description: String { "\(subject.text)\(isSameType ? " ==" : ":") \(target.text)" }

    package func replacing(_ change: (SignatureType) -> SignatureType?) -> GenericRequirement {
        GenericRequirement(subject: subject.replacing(change), isSameType: isSameType, target: target.replacing(change))
    }
}

// The text of a written type, and the type with parts of it replaced.

extension SignatureType {
    /// Swift source that means this type.
    package var text: String {
        switch self {
        case .named(let names): names.map(\.description).joined(separator: ".")
        case .member(let base, let name): "\(base.operand).\(name.description)"
        case .optional(let wrapped): wrapped.operand + "?"
        case .implicitlyUnwrapped(let wrapped): wrapped.operand + "!"
        case .array(let element): "[\(element.text)]"
        case .dictionary(let key, let value): "[\(key.text): \(value.text)]"
        case .tuple(let elements):
            elements.isEmpty ? "Void" : "(\(elements.map(\.description).joined(separator: ", ")))"
        case .function(let function): function.description
        case .existential(let constraint): "any " + constraint.text
        case .opaque(let constraint): "some " + constraint.text
        case .composition(let parts): parts.map(\.operandOfComposition).joined(separator: " & ")
        case .metatype(let base, let word): "\(base.operand).\(word)"
        case .attributed(let marks, let base): marks.description + base.text
        case .suppressed(let base): "~" + base.text
        case .packExpansion(let pattern): "repeat " + pattern.text
        case .packElement(let pack): "each " + pack.text
        case .other(let text): text
        }
    }

    /// Nothing comes back.
    package var isVoid: Bool {
        switch self {
        case .tuple(let elements): elements.isEmpty
        case .named(let names): names.last?.text == "Void" && names.count <= 2
        case .attributed(_, let base): base.isVoid
        default: false
        }
    }

    /// In parentheses if a `?` or a dot after it would otherwise bind to a part of it.
    private var operand: String {
        switch self {
        case .function, .existential, .opaque, .composition, .attributed, .suppressed, .packElement: "(\(text))"
        default: text
        }
    }

    private var operandOfComposition: String {
        switch self {
        case .function, .existential, .opaque, .attributed: "(\(text))"
        default: text
        }
    }

    /// The same type with parts replaced: where `change` answers, its answer is used and not looked into.
    package func replacing(_ change: (SignatureType) -> SignatureType?) -> SignatureType {
        if let changed = change(self) { return changed }
        switch self {
        case .named(let names): return .named(names.map { $0.replacing(change) })
        case .member(let base, let name): return .member(base.replacing(change), name.replacing(change))
        case .optional(let wrapped): return .optional(wrapped.replacing(change))
        case .implicitlyUnwrapped(let wrapped): return .implicitlyUnwrapped(wrapped.replacing(change))
        case .array(let element): return .array(element.replacing(change))
        case .dictionary(let key, let value):
            return .dictionary(key: key.replacing(change), value: value.replacing(change))
        case .tuple(let elements):
            return .tuple(elements.map { SignatureTupleElement(label: $0.label, type: $0.type.replacing(change)) })
        case .function(let function): return .function(function.replacing(change))
        case .existential(let constraint): return .existential(constraint.replacing(change))
        case .opaque(let constraint): return .opaque(constraint.replacing(change))
        case .composition(let parts): return .composition(parts.map { $0.replacing(change) })
        case .metatype(let base, let word): return .metatype(base.replacing(change), word: word)
        case .attributed(let marks, let base): return .attributed(marks, base.replacing(change))
        case .suppressed(let base): return .suppressed(base.replacing(change))
        case .packExpansion(let pattern): return .packExpansion(pattern.replacing(change))
        case .packElement(let pack): return .packElement(pack.replacing(change))
        case .other: return self
        }
    }

    /// Whether a part of it, or it itself, is so.
    package func contains(where isWanted: (SignatureType) -> Bool) -> Bool {
        var isFound = false
        _ = replacing { part in
            if isFound || isWanted(part) {
                isFound = true
                return part
            }
            return nil
        }
        return isFound
    }
}

extension SignatureTypeName: CustomStringConvertible {
    package var description: String {
        arguments.isEmpty ? text : "\(text)<\(arguments.map(\.text).joined(separator: ", "))>"
    }

    func replacing(_ change: (SignatureType) -> SignatureType?) -> SignatureTypeName {
        SignatureTypeName(text, arguments: arguments.map { $0.replacing(change) })
    }
}

extension SignatureTupleElement: CustomStringConvertible {
    package var description: String { label.isEmpty ? type.text : "\(label): \(type.text)" }
}

extension SignatureFunctionType: CustomStringConvertible {
    package var description: String {
        "(\(parameters.map(\.text).joined(separator: ", ")))\(effects.description) -> \(result.text)"
    }

    func replacing(_ change: (SignatureType) -> SignatureType?) -> SignatureFunctionType {
        SignatureFunctionType(
            parameters: parameters.map { $0.replacing(change) },
            effects: effects.replacing(change),
            result: result.replacing(change)
        )
    }
}

extension SignatureTypeMarks: CustomStringConvertible {
    package var description: String { (specifiers + attributes).map { $0 + " " }.joined() }
}

extension SignatureEffects: CustomStringConvertible {
    /// With a space before each word.
    package var description: String {
        let asynchronous = isAsync ? " async" : ""
        switch throwing {
        case .never: return asynchronous
        case .anything: return asynchronous + " throws"
        case .only(let error): return asynchronous + " throws(\(error.text))"
        case .rethrowing: return asynchronous + " rethrows"
        }
    }

    package func replacing(_ change: (SignatureType) -> SignatureType?) -> SignatureEffects {
        guard case .only(let error) = throwing else { return self }
        return SignatureEffects(isAsync: isAsync, throwing: .only(error.replacing(change)))
    }
}

// How a value of a struct, class or actor is made: its shortest initializer, or the one that the compiler writes.

import NormaFacts

struct Construction {
    /// What the initializer takes, in order; nil where there is none that we may and can call.
    let parameters: [ParameterSignature]?

    /// - Parameter sees: whether a member of this level can be used.
    init(_ type: TypeSignature, sees: (AccessLevel) -> Bool) {
        let written = type.members.filter(\.isInitializer)
        if written.isEmpty {
            parameters = Self.memberwise(type, sees: sees)
            return
        }
        let usable = written.compactMap { member -> [ParameterSignature]? in
            guard case .function(let function) = member.content, case .initializer("") = function.kind,
                function.effects == .none, function.generics.parameters.isEmpty, member.condition == nil,
                sees(AccessLevel(modifiers: member.modifiers) ?? .internal)
            else { return nil }
            return function.parameters
        }
        // A decoder is nothing that a test has at hand.
        let simple = usable.filter { !$0.contains { $0.type.text.hasSuffix("Decoder") || $0.type.text == "NSCoder" } }
        // The one that says most about the value: a stub should show all that there is.
        parameters = simple.max { $0.count < $1.count }
    }

    private static func memberwise(_ type: TypeSignature, sees: (AccessLevel) -> Bool) -> [ParameterSignature]? {
        guard sees(.internal) else { return nil }
        var parameters: [ParameterSignature] = []
        for member in type.members {
            guard case .property(let property) = member.content, property.isStored, !member.isStatic else { continue }
            if property.isConstant, property.value != nil { continue }
            if member.modifiers.contains("lazy") { continue }
            let isOptionalVariable = !property.isConstant && property.type.map(Self.isOptional) ?? false
            let hasDefault = property.value != nil || isOptionalVariable
            let access = AccessLevel(modifiers: member.modifiers) ?? .internal
            if type.kind != .struct {
                if hasDefault { continue }
                return nil
            }
            // One hidden property hides the whole initializer.
            guard access > .fileprivate else { return nil }
            if !member.attributes.isEmpty, !hasDefault { return nil }
            guard let written = property.type else {
                if hasDefault { continue }
                return nil
            }
            parameters.append(
                ParameterSignature(
                    label: property.name,
                    name: property.name,
                    type: written,
                    defaultValue: property.value ?? (isOptionalVariable ? "nil" : nil)
                )
            )
        }
        return parameters
    }

    private static func isOptional(_ type: SignatureType) -> Bool {
        switch type {
        case .optional, .implicitlyUnwrapped: true
        default: false
        }
    }
}

extension MemberSignature {
    var isInitializer: Bool {
        guard case .function(let function) = content, case .initializer = function.kind else { return false }
        return true
    }
}

// How a value of a struct, class or actor is made: its shortest initializer, or the one that the compiler writes.

import NormaFacts

struct Construction {
    /// The initializer's parameters, in order; nil if there is none that we may and can call.
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
        // A decoder is nothing that a test has at hand, and a variable to change nothing that a function can hand on.
        let simple = usable.filter { parameters in
            !parameters.contains { parameter in
                let type = parameter.type.text
                return type.hasSuffix("Decoder") || type == "NSCoder" || type.hasPrefix("inout ")
            }
        }
        // The most complete initializer: a stub should show all parts of the value.
        parameters = simple.max { $0.count < $1.count }
    }

    private static func memberwise(_ type: TypeSignature, sees: (AccessLevel) -> Bool) -> [ParameterSignature]? {
        guard sees(.internal) else { return nil }
        var parameters: [ParameterSignature] = []
        for member in type.members {
            guard case .property(let property) = member.content, property.isStored, !member.isStatic else { continue }
            switch Part(property, of: member, in: type.kind) {
            case .none: continue
            case .unknown: return nil
            case .parameter(let parameter):
                let access = AccessLevel(modifiers: member.modifiers) ?? .internal
                // One hidden property hides the whole initializer.
                guard access > .private, access > .fileprivate || sees(.fileprivate) else { return nil }
                if let parameter { parameters.append(parameter) }
            }
        }
        return parameters
    }

    /// The parameter of the compiler's initializer for a stored property.
    private enum Part {
        case none
        /// Nil if it has a default and its type is not written.
        case parameter(ParameterSignature?)
        case unknown

        init(_ property: PropertySignature, of member: MemberSignature, in kind: DeclarationKind) {
            let wrapper = member.attributes.lazy.compactMap(Wrapper.init).first
            let isOptionalVariable = !property.isConstant && property.type.map(Construction.isOptional) ?? false
            let hasDefault = property.value != nil || isOptionalVariable || wrapper?.isComplete == true
            if property.isConstant && property.value != nil || member.modifiers.contains("lazy") {
                self = .none
            } else if kind != .struct {
                self = hasDefault ? .none : .unknown
            } else if hasDefault, wrapper != nil {
                // A wrapped property with a value may be hidden without hiding the initializer.
                self = .none
            } else if let written = property.type, wrapper?.isKnown ?? true {
                let parameter = ParameterSignature(
                    label: property.name,
                    name: property.name,
                    type: wrapper?.parameterType(written) ?? written,
                    defaultValue: property.value ?? (isOptionalVariable ? "nil" : nil)
                )
                self = .parameter(parameter)
            } else {
                self = hasDefault ? .parameter(nil) : .unknown
            }
        }
    }

    /// An attribute that may be a property wrapper.
    private struct Wrapper {
        let name: String
        let hasArguments: Bool

        init?(_ attribute: String) {
            let name = attribute.dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }
            let last = String(name.split(separator: ".").last ?? "")
            guard last.first?.isUppercase == true, !["MainActor", "ViewBuilder"].contains(last) else { return nil }
            self.name = last
            hasArguments = attribute.contains("(")
        }

        /// It has its value from somewhere else.
        var isComplete: Bool {
            let complete: Set = [
                "AccessibilityFocusState", "Environment", "EnvironmentObject", "FetchRequest", "FocusState",
                "FocusedValue", "Namespace", "Query",
            ]
            return hasArguments || complete.contains(name)
        }

        var isKnown: Bool {
            ["Bindable", "Binding", "ObservedObject", "Published", "State", "StateObject"].contains(name)
        }

        func parameterType(_ written: SignatureType) -> SignatureType {
            name == "Binding" ? .named([SignatureTypeName("Binding", arguments: [written])]) : written
        }
    }

    fileprivate static func isOptional(_ type: SignatureType) -> Bool {
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

// One member of a type as a protocol demands it.

import NormaFacts

struct ContractRequirement {
    private let member: MemberSignature
    private let isOfActor: Bool

    init(_ owned: OwnedMember, of type: TypeSignature) {
        member = owned.member
        isOfActor = type.kind == .actor && !member.isStatic
    }

    /// A method or a property; initializers, and members that the language requires by itself, aren't useful in a protocol.
    var isCandidate: Bool {
        switch member.content {
        case .function(let function):
            guard case .function = function.kind, !function.isOperator else { return false }
            return !["hash(into:)", "encode(to:)", "main()"].contains(function.fullName)
        case .property(let property): return !["body", "hashValue", "description"].contains(property.name)
        default: return false
        }
    }

    /// Why no protocol can require it, as a clause; nil if one can.
    var obstacle: String? {
        switch member.content {
        case .function(let function) where function.result.isOpaque: "its result is an opaque `some` type"
        case .property(let property) where property.type == nil: "its type is not written"
        case .property(let property) where property.type?.isOpaque == true: "its type is an opaque `some` type"
        default: nil
        }
    }

    var lines: [String] {
        switch member.content {
        case .function(let function): attributes + self.function(function)
        case .property(let property): attributes + [self.property(property)]
        default: []
        }
    }

    private var attributes: [String] { MockText.keptAttributes(member.attributes) }

    private var modifiers: String {
        let isMutating = member.modifiers.contains("mutating")
        return MockText.keptModifiers(member.modifiers) + (isMutating ? "mutating " : "")
    }

    private var waits: Bool { isOfActor && !member.modifiers.contains { $0.hasPrefix("nonisolated") } }

    private func function(_ function: FunctionSignature) -> [String] {
        var effects = function.effects
        if waits { effects.isAsync = true }
        let result = function.result.isVoid ? "" : " -> \(function.result.text)"
        let head = MockText.FunctionHead(
            opening: "\(modifiers)func \(function.name)\(function.generics.parameterClause)",
            parameters: function.parameters.map(Self.parameter),
            ending: effects.description + result + function.generics.whereClause
        )
        var lines = MockText.function(head: head, body: [])
        if let last = lines.popLast() { lines.append(String(last.dropLast(3))) }
        return lines
    }

    private static func parameter(_ parameter: ParameterSignature) -> String {
        let names =
            parameter.label.isEmpty
            ? "_ \(parameter.name)"
            : parameter.label == parameter.name || parameter.name.isEmpty
                ? parameter.label : "\(parameter.label) \(parameter.name)"
        return "\(names): \(parameter.type.text)\(parameter.isVariadic ? "..." : "")"
    }

    private func property(_ property: PropertySignature) -> String {
        var effects = property.effects
        if waits { effects.isAsync = true }
        let isClosed = member.modifiers.contains { $0.hasSuffix("(set)") }
        let isStoredVariable = property.isStored && !property.isConstant
        let isSettable = (property.hasSetter || isStoredVariable) && !isClosed && effects == .none
        let accessors = "get\(effects.description)" + (isSettable ? " set" : "")
        return "\(modifiers)var \(property.name): \(property.type?.text ?? "") { \(accessors) }"
    }
}

// A value for any type that has one we can write: standard types, optionals and collections, the code base's own types.

import NormaFacts

/// Writes expressions that make a value of a type.
struct StubValues {
    let source: any SignatureSource
    /// The module of the expression, or one that imports it to test it.
    let module: String
    /// Doubles for protocols; nil: there are none.
    let standIns: StandIns?
    /// Doubles that replace generic parameters; what they are declared in may not be in scope.
    var placeholders: [SignatureType: PlaceholderDouble] = [:]
    /// Types around the expression, so that a recursive type ends.
    private var inside: [[String]] = []

    init(source: any SignatureSource, module: String, standIns: StandIns? = nil) {
        self.source = source
        self.module = module
        self.standIns = standIns
    }

    /// The deepest nesting of values; deeper ones don't help.
    private static let deepest = 4
    private static let longest = 400

    /// An expression where a value of this type is expected, such as `.first` or `[]`; nil if none is known.
    func expression(for type: SignatureType, from scope: NameScope) -> String? {
        if let double = placeholders[type] { return double.value }
        switch type {
        case .optional, .implicitlyUnwrapped: return "nil"
        case .array: return "[]"
        case .dictionary: return "[:]"
        case .tuple(let elements): return tuple(elements, from: scope)
        case .function(let function): return closure(function, from: scope)
        case .attributed(_, let base): return expression(for: base, from: scope)
        case .existential(let constraint): return existential(constraint, from: scope)
        case .opaque(let constraint) where standIns != nil: return existential(constraint, from: scope)
        case .named(let names): return named(names, from: scope)
        case .member, .opaque, .composition, .metatype, .suppressed, .packExpansion, .packElement, .other: return nil
        }
    }

    private func tuple(_ elements: [SignatureTupleElement], from scope: NameScope) -> String? {
        var parts: [String] = []
        for element in elements {
            guard let value = expression(for: element.type, from: scope) else { return nil }
            parts.append(element.label.isEmpty ? value : "\(element.label): \(value)")
        }
        return "(\(parts.joined(separator: ", ")))"
    }

    private func closure(_ function: SignatureFunctionType, from scope: NameScope) -> String? {
        let names =
            function.parameters.isEmpty ? "" : function.parameters.map { _ in "_" }.joined(separator: ", ") + " in"
        if function.result.isVoid { return names.isEmpty ? "{}" : "{ \(names) }" }
        guard let value = expression(for: function.result, from: scope) else { return nil }
        return names.isEmpty ? "{ \(value) }" : "{ \(names) \(value) }"
    }

    private func existential(_ constraint: SignatureType, from scope: NameScope) -> String? {
        guard case .named(let names) = constraint else { return nil }
        if let declared = source.declaration(names.map(\.text), from: scope) {
            return declaredValue(declared, arguments: names.last?.arguments ?? [])
        }
        switch names.last?.text {
        case "Error": return "CancellationError()"
        case "Sendable", "Equatable", "Hashable", "Codable", "Encodable", "Decodable", "Comparable",
            "CustomStringConvertible", "StringProtocol":
            return "\"\""
        default: return nil
        }
    }

    private func named(_ names: [SignatureTypeName], from scope: NameScope) -> String? {
        if let declared = source.declaration(names.map(\.text), from: scope) {
            return declaredValue(declared, arguments: names.last?.arguments ?? [])
        }
        let isQualified = names.count > 1 && ["Swift", "Foundation"].contains(names.first?.text)
        let parts = isQualified ? Array(names.dropFirst()) : names
        let name = parts.map(\.text).joined(separator: ".")
        guard let last = parts.last else { return nil }
        if last.arguments.isEmpty { return StandardStubs.expression(for: name) }
        return StandardStubs.expression(for: name, arguments: last.arguments) { expression(for: $0, from: scope) }
    }

    // MARK: - Types of the code base

    private func declaredValue(_ declared: DeclaredSignature, arguments: [SignatureType]) -> String? {
        guard inside.count < Self.deepest, !inside.contains(declared.fullName),
            sees(source.access(of: declared), in: declared)
        else {
            return nil
        }
        if declared.type?.kind == .protocol {
            return standIns?.double(for: declared).flatMap { double($0, arguments: arguments)?.value }
        }
        var deeper = self
        deeper.inside.append(declared.fullName)
        let value: String?
        switch declared.content {
        case .alias(let alias, _, _):
            let target = Self.substituting(alias.generics, with: arguments, in: alias.target)
            value = deeper.expression(for: target, from: NameScope(declared))
        case .type(let type): value = deeper.value(of: type, declared, arguments)
        }
        return value.flatMap { $0.utf8.count > Self.longest ? nil : $0 }
    }

    /// The type of a double, and the expression that makes it.
    func double(_ declared: DeclaredSignature, arguments: [SignatureType]) -> (type: SignatureType, value: String)? {
        guard let type = standIns?.type(of: declared, given: arguments),
            let value = expression(for: type, from: NameScope(declared))
        else { return nil }
        let name = declared.fullName.joined(separator: ".")
        // Nothing in the call shows the types of a generic one.
        return (type, value.hasPrefix(name + "(") ? type.text + value.dropFirst(name.count) : value)
    }

    private func value(of type: TypeSignature, _ declared: DeclaredSignature, _ arguments: [SignatureType]) -> String? {
        let isForDebugging = standIns != nil && type.condition == "DEBUG"
        guard type.kind != .protocol, type.condition == nil || isForDebugging,
            type.generics.parameters.count == arguments.count
        else {
            return nil
        }
        let change = { (written: SignatureType) in Self.substituting(type.generics, with: arguments, in: written) }
        if type.kind == .enum { return enumCase(of: type, declared, change) }
        guard let parameters = Construction(type, sees: { sees($0, in: declared) }).parameters else { return nil }
        var written: [String] = []
        for parameter in parameters where parameter.defaultValue == nil {
            guard let value = part(parameter, of: change(parameter.type), from: NameScope(declared)) else { return nil }
            written.append(parameter.label.isEmpty ? value : "\(parameter.label): \(value)")
        }
        return "\(type.fullName)(\(written.joined(separator: ", ")))"
    }

    /// In samples, a text is its name.
    private func part(_ parameter: ParameterSignature, of type: SignatureType, from scope: NameScope) -> String? {
        guard standIns != nil else { return expression(for: type, from: scope) }
        var named = parameter
        named.type = type
        return StubMaker.sample(named, self, scope)
    }

    private func enumCase(
        of type: TypeSignature,
        _ declared: DeclaredSignature,
        _ change: (SignatureType) -> SignatureType
    ) -> String? {
        let cases = type.members.compactMap { member -> EnumCaseSignature? in
            guard case .enumCase(let value) = member.content, member.condition == nil else { return nil }
            return value
        }
        if let plain = cases.first(where: \.values.isEmpty) { return ".\(plain.name)" }
        for candidate in cases {
            var written: [String] = []
            for value in candidate.values where value.defaultValue == nil {
                guard let stub = expression(for: change(value.type), from: NameScope(declared)) else { break }
                written.append(value.label.isEmpty ? stub : "\(value.label): \(stub)")
            }
            let wanted = candidate.values.count { $0.defaultValue == nil }
            if written.count == wanted { return ".\(candidate.name)(\(written.joined(separator: ", ")))" }
        }
        return nil
    }

    func sees(_ access: AccessLevel, in declared: DeclaredSignature) -> Bool {
        let isInside = declared.module == module || standIns?.insiders.contains(declared.module) == true
        return isInside ? access >= .internal : access >= .public
    }

    static func substituting(
        _ generics: GenericSignature,
        with arguments: [SignatureType],
        in type: SignatureType
    ) -> SignatureType {
        guard !arguments.isEmpty, generics.parameters.count == arguments.count else { return type }
        return type.replacing { part in
            guard case .named(let names) = part, names.count == 1, let name = names.first?.text,
                let index = generics.parameters.firstIndex(where: { $0.name == name })
            else { return nil }
            return arguments[index]
        }
    }
}

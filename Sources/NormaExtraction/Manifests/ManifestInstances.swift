// Instances of the types that a manifest declares itself, and the values of their members.

import NormaText
import SwiftSyntax

extension ManifestInterpreter {
    /// `Available("1.0", …)`: the result of the type's initializer, or its fields if it declares none.
    mutating func instance(
        of type: String,
        with arguments: [ManifestConstruction.Argument],
        at range: ByteRange
    ) -> ManifestValue {
        var made = ManifestConstruction(type: nil, name: type, arguments: [])
        let initializer = types[type]?.initializers.first { places(for: $0.signature, arguments) != nil }
        guard let initializer, let body = initializer.body?.statements else {
            made.arguments = arguments.map { argument in
                let written = argument.label.flatMap { types[type]?.stored[$0] }
                return .init(label: argument.label, value: typed(argument.value, written))
            }
            return ManifestValue(content: .construction(made), range: range)
        }
        var bound = bindings(of: initializer.signature, arguments, at: range)
        bound["self"] = ManifestValue(content: .construction(made), range: range)
        let outer = scopes
        scopes = [outer.first ?? [:], bound]
        let flow = run(body)
        var result = scopes.last?["self"] ?? .unknown("this initializer can't be followed", at: range)
        if case .undecided(let reason) = flow { result = .unknown(reason, at: range) }
        scopes = [scopes.first ?? [:]] + outer.dropFirst()
        return result
    }

    /// The type of a value, if the manifest declares it; nil for types of the package description API.
    func typeName(of instance: ManifestConstruction) -> String? {
        if let type = instance.type, types[type]?.cases.contains(instance.name) == true { return type }
        return instance.arguments != nil && types[instance.name] != nil ? instance.name : nil
    }

    /// A stored or computed property of an instance; nil if it has none of that name that can be followed.
    mutating func instanceMember(
        _ name: String,
        of instance: ManifestConstruction,
        at range: ByteRange
    ) -> ManifestValue? {
        guard let type = typeName(of: instance) else { return nil }
        if let value = instance.argument(name) { return value }
        if name == "rawValue", case .rawText(let text)? = statics[type]?[instance.name]?.first {
            return ManifestValue(content: .text(text), range: range)
        }
        for member in members(name, of: type) {
            let myself = ManifestValue(content: .construction(instance), range: range)
            switch member {
            case .computed(let getter):
                return descending { $0.inside(type) { $0.result(of: getter, with: ["self": myself], at: range) } }
            case .value(let expression): return inside(type) { $0.evaluate(expression) }
            case .function, .rawText: continue
            }
        }
        if types[type]?.stored[name] != nil { return ManifestValue(content: .absent, range: range) }
        return nil
    }

    mutating func method(
        _ name: String,
        of instance: ManifestConstruction,
        with arguments: [ManifestConstruction.Argument],
        at range: ByteRange
    ) -> ManifestValue? {
        guard let type = typeName(of: instance) else { return nil }
        for case .function(let function) in members(name, of: type) where accepts(function, arguments) {
            return descending { $0.inside(type) { $0.result(of: function, with: arguments, at: range, on: instance) } }
        }
        return nil
    }

    /// The value as an instance of a written type: `.test` as a `Kind` is that type's case, or its static member.
    mutating func typed(_ value: ManifestValue, _ type: TypeSyntax?) -> ManifestValue {
        guard let type else { return value }
        if let optional = type.as(OptionalTypeSyntax.self) { return typed(value, optional.wrappedType) }
        if let array = type.as(ArrayTypeSyntax.self), let elements = value.list {
            guard ownType(array.element) != nil else { return value }
            return ManifestValue(content: .list(elements.map { typed($0, array.element) }), range: value.range)
        }
        guard var construction = value.construction, construction.type == nil, !construction.isTypeName,
            let name = ownType(type)
        else { return value }
        if construction.name == "init", let arguments = construction.arguments, types[name]?.isMade == true {
            return instance(of: name, with: arguments, at: value.range)
        }
        if types[name]?.cases.contains(construction.name) == true, construction.arguments == nil {
            construction.type = name
            return ManifestValue(content: .construction(construction), range: value.range)
        }
        return staticMember(of: construction, in: name, at: value.range) ?? value
    }

    /// `Kind` is `CustomTarget.Kind` if only that is declared.
    private func ownType(_ type: TypeSyntax) -> String? {
        let written = Self.typeName(type)
        if types[written] != nil { return written }
        let nested = types.keys.filter { $0.hasSuffix("." + written) }
        return nested.count == 1 ? nested.first : nil
    }
}

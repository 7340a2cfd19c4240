// Sample values as a person would write them into a test or a preview: texts contain their name, protocols have their doubles.

import NormaFacts

struct SampleValues {
    let source: any SignatureSource
    let standIns: StandIns
    private(set) var stubs: StubValues
    /// Replaces the generic parameters of the type, and `Self`.
    var change: (SignatureType) -> SignatureType = { $0 }

    init(source: any SignatureSource, module: String, standIns: StandIns) {
        self.source = source
        self.standIns = standIns
        stubs = StubValues(source: source, module: module, standIns: standIns)
    }

    /// The values inside of a generic declaration, with types for its parameters.
    func inside(_ placeholders: PlaceholderTypes) -> SampleValues {
        var own = self
        own.change = { placeholders.replacing(change($0)) }
        own.stubs.placeholders.merge(placeholders.made(by: stubs)) { _, inner in inner }
        return own
    }

    /// The double that replaces a generic parameter.
    func placeholder(_ type: SignatureType) -> (type: SignatureType, double: PlaceholderDouble)? {
        let type = Self.bare(change(type))
        return stubs.placeholders[type].map { (type, $0) }
    }

    /// An expression where a value of this type is expected; nil if none can be made up.
    func expression(for type: SignatureType, named name: String, from scope: NameScope) -> String? {
        let type = Self.bare(change(type))
        switch type {
        case .metatype(let base, "Type"): return metatype(base)
        case .named(let names) where names.last?.text == "Binding" && names.last?.arguments.count == 1:
            let inner = names.last?.arguments.first.flatMap { expression(for: $0, named: name, from: scope) }
            return inner.map { ".constant(\($0))" }
        case .named(let names): return known(names, from: scope) ?? plain(type, named: name, from: scope)
        case .array(let element) where standIns.isForPreviews:
            return expression(for: element, named: name, from: scope).map { "[\($0)]" } ?? "[]"
        default: return stubs.expression(for: type, from: scope)
        }
    }

    private func plain(_ type: SignatureType, named name: String, from scope: NameScope) -> String? {
        let parameter = ParameterSignature(label: "", name: name, type: type)
        return StubMaker.sample(parameter, stubs, scope)
    }

    /// A value that the code base has for such purposes: `static let sample`, `static func stub()`.
    private func known(_ names: [SignatureTypeName], from scope: NameScope) -> String? {
        guard let declared = source.declaration(names.map(\.text), from: scope), let type = declared.type,
            type.kind != .protocol, type.generics.parameters.isEmpty
        else { return nil }
        let extensions = source.extensions(ofTypesNamed: type.name).filter { $0.type?.name == type.fullName }
        for owner in [declared] + extensions where standIns.insiders.contains(owner.module) {
            for member in owner.type?.members ?? [] where member.isStatic && member.condition == nil {
                if let written = Self.sample(member, of: type, in: owner) { return written }
            }
        }
        return nil
    }

    private static let sampleNames: Set<String> = ["example", "mock", "preview", "sample", "stub"]

    private static func sample(
        _ member: MemberSignature,
        of type: TypeSignature,
        in owner: DeclaredSignature
    ) -> String? {
        guard sampleNames.contains(member.simpleName), owner.type?.condition == nil,
            (AccessLevel(modifiers: member.modifiers) ?? .internal) > .fileprivate
        else { return nil }
        let own: Set<String?> = [type.name, type.fullName, "Self"]
        switch member.content {
        case .property(let property) where property.effects == .none:
            let isOwn =
                property.type.map { own.contains($0.text) }
                ?? (property.value.map { $0.hasPrefix(type.name + "(") || $0.hasPrefix("Self(") } ?? false)
            return isOwn ? ".\(property.name)" : nil
        case .function(let function)
        where function.effects == .none && function.generics.parameters.isEmpty && own.contains(function.result.text)
            && function.parameters.allSatisfy({ $0.defaultValue != nil }):
            return ".\(function.name)()"
        default: return nil
        }
    }

    private func metatype(_ base: SignatureType) -> String? {
        guard case .named(let names) = base, names.count == 1, names.first?.text.first?.isUppercase == true else {
            return nil
        }
        return base.text + ".self"
    }

    /// Without `inout`, `@escaping` and the like; of `@autoclosure` the result.
    static func bare(_ type: SignatureType) -> SignatureType {
        guard case .attributed(let marks, let base) = type else { return type }
        if marks.attributes.contains("@autoclosure"), case .function(let function) = base { return function.result }
        let kept = marks.attributes.filter { $0 != "@escaping" }
        guard case .function = base, !kept.isEmpty else { return bare(base) }
        return .attributed(SignatureTypeMarks(specifiers: [], attributes: kept), base)
    }

    /// The protocol of the code base that a value of this type is one of (`any Store`, `Store`, `some Store & Sendable`), with
    /// its arguments.
    func wantedProtocol(
        _ type: SignatureType,
        from scope: NameScope
    ) -> (declared: DeclaredSignature, arguments: [SignatureType])? {
        switch Self.bare(change(type)) {
        case .named(let names):
            guard let declared = source.declaration(names.map(\.text), from: scope) else { return nil }
            guard declared.type?.kind == .protocol else { return aliased(declared) }
            return (declared, names.last?.arguments ?? [])
        case .existential(let inner), .opaque(let inner): return wantedProtocol(inner, from: scope)
        case .composition(let parts):
            let own = parts.filter { $0.text != "Sendable" }
            guard own.count == 1, let only = own.first, let found = wantedProtocol(only, from: scope),
                Isolation.isSendable(found.declared, in: source)
            else { return nil }
            return found
        default: return nil
        }
    }

    private func aliased(_ declared: DeclaredSignature) -> (declared: DeclaredSignature, arguments: [SignatureType])? {
        guard case .alias(let alias, _, _) = declared.content, alias.generics.parameters.isEmpty,
            alias.target != .name(alias.name)
        else { return nil }
        return wantedProtocol(alias.target, from: NameScope(declared))
    }

    /// The protocols without a double because of which no value of a type can be made up.
    func missingDoubles(for type: SignatureType, from scope: NameScope, depth: Int = 0) -> [DeclaredSignature] {
        guard depth < 4 else { return [] }
        let inner = { missingDoubles(for: $0, from: $1, depth: depth + 1) }
        switch Self.bare(change(type)) {
        case .function(let function): return inner(function.result, scope)
        case .attributed(_, let base), .existential(let base), .opaque(let base): return inner(base, scope)
        case .tuple(let elements): return elements.flatMap { inner($0.type, scope) }
        case .named(let names):
            guard var declared = source.declaration(names.map(\.text), from: scope) else { return [] }
            if declared.type?.kind == .protocol {
                guard let double = standIns.double(for: declared) else { return [declared] }
                declared = double
            }
            guard let made = declared.type else {
                return aliased(declared).map {
                    inner(.named($0.declared.fullName.map { SignatureTypeName($0) }), NameScope($0.declared))
                } ?? []
            }
            let parameters = Construction(made, sees: stubs.visibility(of: declared)).parameters ?? []
            return parameters.filter { $0.defaultValue == nil }.flatMap { inner($0.type, NameScope(declared)) }
        default: return []
        }
    }

    /// As written outside of the surrounding type.
    func qualified(_ type: SignatureType, from scope: NameScope) -> SignatureType {
        type.replacing { part in
            guard case .named(let names) = part, let declared = source.declaration(names.map(\.text), from: scope),
                declared.fullName.count > names.count
            else { return nil }
            let missing = declared.fullName.dropLast(names.count).map { SignatureTypeName($0) }
            return .named(missing + names)
        }
    }

    /// Whether values of a type can't be copied, as far as the code base shows.
    func isCopyable(_ type: SignatureType, from scope: NameScope) -> Bool {
        !change(type).contains { part in
            guard case .named(let names) = part else { return part.isSuppressed }
            return source.declaration(names.map(\.text), from: scope)?.type?.inherited.contains(where: \.isSuppressed)
                == true
        }
    }
}

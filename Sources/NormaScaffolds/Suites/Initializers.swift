// By which initializers a value of a type can be made in a test: written ones, those of a superclass, the compiler's own.

import NormaFacts

/// One way to make a value.
struct Initializer {
    var parameters: [ParameterSignature]
    var effects = SignatureEffects.none
    var isFailable = false
    var generics = GenericSignature()
    /// The place that its types are written in.
    var owner: DeclaredSignature
    /// Nil if the compiler writes it.
    var written: MemberSignature?
    /// `make` of a static function that makes one; nil for initializers.
    var factory: String?

    /// All that a test may call.
    static func all(
        of declared: DeclaredSignature,
        members: [OwnedMember],
        in source: any SignatureSource,
        sees: (AccessLevel) -> Bool
    ) -> [Initializer] {
        guard let type = declared.type else { return [] }
        let written = members.compactMap { initializer($0, sees: sees) }
        if type.members.contains(where: \.isInitializer) { return written }
        if type.kind == .class, let inherited = superclass(of: declared, in: source), inherited.type != declared.type {
            let members = (inherited.type?.members ?? []).map { OwnedMember(member: $0, owner: inherited) }
            return written + all(of: inherited, members: members, in: source, sees: sees)
        }
        guard let parameters = Construction(type, sees: sees).parameters else { return written }
        return written + [Initializer(parameters: parameters, owner: declared)]
    }

    /// Static functions whose result is such a value.
    static func factories(
        of type: TypeSignature,
        members: [OwnedMember],
        sees: (AccessLevel) -> Bool
    ) -> [Initializer] {
        let results: Set<String> = [type.name, type.fullName, "Self"]
        return members.compactMap { owned in
            guard case .function(let function) = owned.member.content, owned.member.isStatic, !function.isOperator,
                case .function = function.kind, results.contains(function.result.text),
                function.generics.parameters.isEmpty, owned.member.condition == nil, owned.isCurrent,
                sees(AccessLevel(modifiers: owned.member.modifiers) ?? .internal)
            else { return nil }
            return Initializer(
                parameters: function.parameters,
                effects: function.effects,
                owner: owned.owner,
                written: owned.member,
                factory: function.name
            )
        }
    }

    private static func initializer(_ owned: OwnedMember, sees: (AccessLevel) -> Bool) -> Initializer? {
        guard case .function(let function) = owned.member.content, case .initializer(let mark) = function.kind,
            owned.member.condition == nil, sees(AccessLevel(modifiers: owned.member.modifiers) ?? .internal),
            owned.isCurrent, !isForDecoders(function)
        else { return nil }
        return Initializer(
            parameters: function.parameters,
            effects: function.effects,
            isFailable: mark == "?",
            generics: function.generics,
            owner: owned.owner,
            written: owned.member
        )
    }

    /// A decoder is nothing that a test has at hand.
    static func isForDecoders(_ function: FunctionSignature) -> Bool {
        function.parameters.contains { $0.type.text.hasSuffix("Decoder") || $0.type.text == "NSCoder" }
    }

    private static func superclass(
        of declared: DeclaredSignature,
        in source: any SignatureSource
    ) -> DeclaredSignature? {
        guard case .named(let names)? = declared.type?.inherited.first else { return nil }
        let found = source.declaration(names.map(\.text), from: NameScope(declared))
        return found?.type?.kind == .class ? found : nil
    }
}

/// A member with the type or extension that contains it.
struct OwnedMember {
    var member: MemberSignature
    var owner: DeclaredSignature

    /// Nothing warns of it or forbids it.
    var isCurrent: Bool {
        !(member.attributes + (owner.type?.attributes ?? [])).contains { attribute in
            attribute.hasPrefix("@available")
                && ["deprecated", "unavailable", "obsoleted"].contains { attribute.contains($0) }
        }
    }

    /// The members of a type and of its extensions in its module, without those that only their files see.
    static func all(of declared: DeclaredSignature, in source: any SignatureSource) -> [OwnedMember] {
        guard let type = declared.type else { return [] }
        let extensions = source.extensions(ofTypesNamed: type.name).filter { found in
            guard let part = found.type, found.module == declared.module, part.generics.requirements.isEmpty else {
                return false
            }
            return part.name == type.fullName && (AccessLevel(modifiers: part.modifiers) ?? .internal) > .fileprivate
        }
        return ([declared] + extensions).flatMap { owner in
            (owner.type?.members ?? []).map { member in
                var member = member
                if owner != declared, let outer = owner.type?.condition, outer != type.condition {
                    member.condition = member.condition.map { "(\(outer)) && (\($0))" } ?? outer
                }
                return OwnedMember(member: member, owner: owner)
            }
        }
        .filter { (AccessLevel(modifiers: $0.member.modifiers) ?? .internal) > .fileprivate }
    }
}

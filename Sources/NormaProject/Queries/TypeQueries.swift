// Questions about types: their members, extensions, supertypes and conformances.

import NormaFacts

extension Project {
    /// Every nominal type of the code base, local ones too, in order.
    package var allTypes: [DeclarationID] { linked.scopes.types }

    /// The members of a type (or of the known extended type) in its body and, after them, in all its
    /// extensions of the code base, each in order. Constant time.
    package func members(of type: DeclarationID) -> ArraySlice<DeclarationID> {
        ownScope(of: type).map { types.members[$0] } ?? []
    }

    /// The extensions in the code base that are known to extend the type, in order. Constant time.
    package func extensions(of type: DeclarationID) -> ArraySlice<DeclarationID> {
        linked.scopes.scope(ofType: type).map { types.extensions[$0] } ?? []
    }

    /// The extensions in the code base of a type that is not of it, by its name without its module.
    package func extensions(ofExternal name: String) -> ArraySlice<DeclarationID> {
        linked.scopes.knownOutsideScope(name).map { types.extensions[$0] } ?? []
    }

    /// Extensions that extend this type or another of the same name, which can't be decided.
    package func possibleExtensions(of type: DeclarationID) -> ArraySlice<DeclarationID> {
        linked.scopes.scope(ofType: type).map { types.possibleExtensions[$0] } ?? []
    }

    /// The known extended type in the code base, typealiases followed; nil for outside types, for
    /// ambiguous ones, and for anything but an extension.
    package func extendedType(of declaration: DeclarationID) -> DeclarationID? {
        guard let number = linked.scopes.extensionNumber(declaration) else { return nil }
        return linked.extended[number].single.flatMap(linked.scopes.type)
    }

    /// The nearest type around a declaration; an extension counts as the type that it extends. Nil outside of types and
    /// in extensions of outside types.
    package func enclosingType(of declaration: DeclarationID) -> DeclarationID? {
        var current = parent(of: declaration)
        while let next = current {
            let kind = fact(next).kind
            if kind.isType { return next }
            if kind == .extension { return extendedType(of: next) }
            current = parent(of: next)
        }
        return nil
    }

    /// Whether an initializer is in a type's body.
    package func hasOwnInitializer(_ type: DeclarationID) -> Bool { types.withInitializer.contains(type) }

    /// Whether some type of the code base has the name.
    func isNameOfType(_ name: String) -> Bool {
        linked.names.known(name).map { types.isTypeName.has($0) } ?? false
    }

    /// Whether some property or function of the code base has the name.
    func isNameOfValue(_ name: String) -> Bool {
        linked.names.known(name).map { types.isValueName.has($0) } ?? false
    }

    /// Whether some case of the code base has the name.
    func isNameOfCase(_ name: String) -> Bool {
        linked.names.known(name).map { types.isCaseName.has($0) } ?? false
    }

    /// The supertypes in a type's own clause and in those of its extensions, in order of the declarations.
    package func statedSupertypes(of type: DeclarationID) -> [StatedSupertype] {
        guard let scope = ownScope(of: type) else { return [] }
        return types.stated[scope].map { linked.stated[Int($0)] }
    }

    /// All certain supertypes of a type: through extensions, typealiases, compositions, other types, and
    /// the known supertypes of outside types; nearest first, each with a shortest path. Constant time.
    package func supertypes(of type: DeclarationID) -> [Supertype] {
        guard let scope = ownScope(of: type) else { return [] }
        guard Int(scope) < types.supertypes.count, let known = types.supertypes[Int(scope)] else {
            return Supertypes(linked: linked).supertypes(of: scope, sureOnly: true)
        }
        return known
    }

    /// The additional possible supertypes of a type: through names that are ambiguous.
    package func possibleSupertypes(of type: DeclarationID) -> [Supertype] {
        guard let scope = ownScope(of: type) else { return [] }
        guard doubt(about: scope).contains(.ambiguous) else { return [] }
        let sure = Set(supertypes(of: type).map(\.target))
        return Supertypes(linked: linked).supertypes(of: scope, sureOnly: false).filter { !sure.contains($0.target) }
    }

    /// Whether a type may have more supertypes than the certain ones.
    package func mayHaveOtherSupertypes(_ type: DeclarationID) -> Bool {
        hasUnfollowedSupertypes(type) || !possibleSupertypes(of: type).isEmpty
    }

    /// Whether a type has more supertypes than are followed, so that it may be anything besides.
    package func hasUnfollowedSupertypes(_ type: DeclarationID) -> Bool {
        ownScope(of: type).map { doubt(about: $0).contains(.cut) } ?? false
    }

    /// The types that have more supertypes than are followed, in order.
    package var typesWithUnfollowedSupertypes: [DeclarationID] {
        guard types.doubts.contains(where: { !$0.isDisjoint(with: [.cut, .notAsked]) }) else { return [] }
        return allTypes.filter(hasUnfollowedSupertypes)
    }

    /// So many supertypes of a type are followed.
    package static var mostSupertypesFollowed: Int { Supertypes.limit }

    private func doubt(about scope: Int32) -> SupertypeDoubt {
        guard Int(scope) < types.doubts.count, !types.doubts[Int(scope)].contains(.notAsked) else {
            return Supertypes(linked: linked).doubt(about: scope)
        }
        return types.doubts[Int(scope)]
    }

    /// The superclass that a class states, if it is certain to be one.
    package func superclass(of type: DeclarationID) -> Supertype? {
        guard fact(type).kind == .class else { return nil }
        return supertypes(of: type).first { supertype in
            guard supertype.distance == 1, supertype.path.first?.statedBy == type else { return false }
            switch supertype.target {
            case .declared(let declaration): return fact(declaration).kind == .class
            case .external(let name): return ExternalTypes.isClass(name)
            }
        }
    }
}

// Questions about members by name, and about values outside of types.

import NormaFacts

extension Project {
    /// The members of this name in a type, its extensions, or the nearest supertype that has one.
    func members(named name: String, of type: KnownType) -> MemberIndex.Found {
        guard let number = linked.names.known(name) else { return MemberIndex.none }
        return firstLevel(of: type) { level in
            let found = types.namedMembers.find(number, in: level)
            return found.isEmpty ? nil : found
        } ?? MemberIndex.none
    }

    func members(named name: String, in scope: Int32) -> MemberIndex.Found {
        linked.names.known(name).map { types.namedMembers.find($0, in: scope) } ?? MemberIndex.none
    }

    /// The first answer of the scopes whose members a type has: its own, then those of all its certain supertypes, nearest first.
    func firstLevel<Answer>(of type: KnownType, _ answer: (Int32) -> Answer?) -> Answer? {
        guard let own = ownLevel(of: type) else { return nil }
        if let found = answer(own) { return found }
        if Int(own) < types.supertypes.count, let known = types.supertypes[Int(own)] {
            return firstLevel(of: known, answer)
        }
        return firstLevel(of: Supertypes(linked: linked).supertypes(of: own, sureOnly: true), answer)
    }

    private func firstLevel<Answer>(of supertypes: [Supertype], _ answer: (Int32) -> Answer?) -> Answer? {
        for supertype in supertypes where !supertype.isRawType {
            let level: Int32? =
                switch supertype.target {
                case .declared(let declaration): linked.scopes.scope(ofType: declaration)
                case .external(let name): linked.scopes.knownOutsideScope(name)
                }
            if let level, let found = answer(level) { return found }
        }
        return nil
    }

    private func ownLevel(of type: KnownType) -> Int32? {
        switch type.resolution {
        case .exact(let declaration): linked.scopes.scope(ofType: declaration)
        case .external: linked.scopes.knownOutsideScope(type.name)
        case .ambiguous, .local: nil
        }
    }

    /// Whether a type has unknown members: it is of a framework, or a class that inherits from one's.
    func inheritsFromOutside(_ type: KnownType) -> Bool {
        switch type.resolution {
        case .external: return !ExternalTypes.isProtocol(type.name)
        case .exact(let declaration):
            guard fact(declaration).kind == .class else { return false }
            return hasUnfollowedSupertypes(declaration)
                || supertypes(of: declaration).contains { supertype in
                    guard case .external(let name) = supertype.target else { return false }
                    return !ExternalTypes.isProtocol(name)
                }
        case .ambiguous, .local: return true
        }
    }

    /// Whether a member is in a type itself or an extension of it.
    func holds(_ member: DeclarationID, _ type: KnownType) -> Bool {
        guard let parent = parent(of: member), let scope = ownScope(of: parent) else { return false }
        return ownLevel(of: type) == scope
    }

    // MARK: - Outside of types

    func topLevelProperties(named name: String, seenFrom file: FileID) -> [DeclarationID] {
        topLevelValues(name, .property, seenFrom: file)
    }

    func functions(named name: String, seenFrom file: FileID) -> [DeclarationID] {
        topLevelValues(name, .function, seenFrom: file)
    }

    /// Those of the file's module, else those of modules that it imports.
    private func topLevelValues(_ name: String, _ kind: DeclarationKind, seenFrom file: FileID) -> [DeclarationID] {
        guard let number = linked.names.known(name) else { return [] }
        let view = linked.imports.views[Int(file.index)]
        if let many = types.manyTopLevelValues[number] {
            return many.found(kind, seenFrom: file, view, access: { fact($0).access })
        }
        let all = types.topLevelValues[number].filter { fact($0).kind == kind }
        let own = all.filter { candidate in
            let place = self.file(of: candidate)
            guard view.isSameModule(as: linked.imports.views[Int(place.index)]) else { return false }
            return fact(candidate).access > .fileprivate || place == file
        }
        if !own.isEmpty { return own }
        return all.filter { candidate in
            let place = linked.imports.views[Int(self.file(of: candidate).index)]
            guard let seen = view.imports.first(where: { place.isOwn($0.module) }) else { return false }
            return seen.shows(fact(candidate).access)
        }
    }
}

extension VisibleModule {
    /// Whether the file that sees the module sees its declarations with this access.
    func shows(_ access: AccessLevel) -> Bool {
        switch visibility {
        case .everyone: access >= .public
        case .package: access >= .package
        case .owner: access >= .internal
        }
    }
}

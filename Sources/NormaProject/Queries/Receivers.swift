// The type of what stands before the dot of a call, as far as the source tells it.

import NormaFacts

extension Project {
    /// The type on which a call's name is looked up: that of `self.repository`, of a local with a written type, of
    /// `Router.shared`; for `Router.make()` the type itself, for `load()` the type around that has such a method.
    ///
    /// Nil where it is not evident: results of calls, untyped properties, functions outside of types.
    package func receiverType(ofCall index: Int, in file: FileID) -> KnownType? {
        let facts = self.file(file).facts
        guard facts.calls.indices.contains(index) else { return nil }
        let call = facts.calls[index]
        if call.receiver == .none { return implicitReceiver(of: call, in: file) }
        guard call.receiver == .chain else { return nil }
        let parts = facts.text(call.chain).split(separator: ".").map(String.init)
        guard let first = parts.first else { return nil }
        var rest = parts.dropFirst()
        guard var type = root(first, of: call, in: file) ?? moduleMember(first, &rest, of: call, in: file) else {
            return nil
        }
        for part in rest {
            guard let next = member(part, of: type) else { return nil }
            type = next
        }
        return type
    }

    /// The nearest type around that has a method of the called name, its own or an inherited one.
    private func implicitReceiver(of call: CallFact, in file: FileID) -> KnownType? {
        guard call.local < 0 else { return nil }
        let name = self.file(file).facts.text(call.name)
        var current = declaration(call.owner, in: file)
        while let next = current {
            let kind = fact(next).kind
            if kind.isType || kind == .extension, let type = selfType(next),
                memberDeclarations(name, of: type, kind: .function) != nil
            {
                return type
            }
            current = parent(of: next)
        }
        return nil
    }

    private func root(_ name: String, of call: CallFact, in file: FileID) -> KnownType? {
        let facts = self.file(file).facts
        if call.local >= 0 {
            guard Int(call.local) < facts.locals.count else { return nil }
            return type(of: facts.locals[Int(call.local)], in: file)
        }
        let owner = declaration(call.owner, in: file)
        switch name {
        case "self", "Self": return owner.flatMap(selfType)
        case "super": return owner.flatMap(nearestType).flatMap(superclass).map { known($0.target) }
        default: break
        }
        if let reference = reference(call.reference, in: file) {
            let type = knownType(of: reference)
            switch type.resolution {
            case .exact, .ambiguous: return type
            case .local: return nil
            case .external:
                let isModule = facts.imports.contains { facts.text($0.module) == name }
                if !isModule, name.first?.isUppercase == true { return type }
                if isModule { return nil }
            }
        }
        return property(name, seenFrom: owner, in: file)
    }

    /// `Kit.Router.shared`: a module's name, then a type's.
    private func moduleMember(
        _ name: String,
        _ rest: inout ArraySlice<String>,
        of call: CallFact,
        in file: FileID
    ) -> KnownType? {
        let facts = self.file(file).facts
        guard call.local < 0, call.reference >= 0, let member = rest.first, member.first?.isUppercase == true,
            facts.imports.contains(where: { facts.text($0.module) == name })
        else { return nil }
        rest = rest.dropFirst()
        let resolver = NameResolver(linked: linked, file: Int(file.index))
        if let number = linked.names.known(member), let found = resolver.lookUp(number, inModuleNamed: name) {
            guard let only = linked.early(found).single else { return nil }
            return known(target(of: .exact(only)), named: member)
        }
        return linked.imports.modules(named: name, from: -1).isEmpty
            ? KnownType(resolution: .external, name: member) : nil
    }

    private func type(of local: LocalFact, in file: FileID) -> KnownType? {
        if local.kind == .type, let declaration = declaration(local.declaration, in: file) {
            return known(target(of: .exact(declaration)), named: name(of: declaration))
        }
        guard let type = self.file(file).facts.type(local.type), let reference = reference(type.reference, in: file)
        else {
            return nil
        }
        return knownType(of: reference)
    }

    /// A property that a bare name means: of the types around, else the only one of that name outside of types.
    private func property(_ name: String, seenFrom owner: DeclarationID?, in file: FileID) -> KnownType? {
        var current = owner
        while let next = current {
            let kind = fact(next).kind
            if kind.isType || kind == .extension, let type = selfType(next),
                let found = memberDeclarations(name, of: type, kind: .property)
            {
                return commonType(of: found)
            }
            current = parent(of: next)
        }
        let module = self.file(file).module
        guard let number = linked.names.known(name) else { return nil }
        let found = types.topLevelProperties[number].filter { candidate in
            guard self.file(self.file(of: candidate)).module == module else { return false }
            return fact(candidate).access > .fileprivate || self.file(of: candidate) == file
        }
        return found.isEmpty ? nil : commonType(of: found)
    }

    func member(_ name: String, of type: KnownType, depth: Int = 0) -> KnownType? {
        if name == "self" { return type }
        switch type.resolution {
        case .exact(let declaration):
            if let found = memberDeclarations(name, of: type, kind: .property) {
                return commonType(of: found, depth: depth)
            }
            guard name.first?.isUppercase == true else { return nil }
            let nested = members(of: declaration).filter { fact($0).kind.isType && self.name(of: $0) == name }
            return nested.count == 1 ? nested.first.map { known(.exact($0), named: name) } : nil
        case .external:
            if ExternalTypes.isInstance(member: name, of: type.name) { return type }
            if let found = memberDeclarations(name, of: type, kind: .property) {
                return commonType(of: found, depth: depth)
            }
            return name.first?.isUppercase == true
                ? KnownType(resolution: .external, name: type.name + "." + name) : nil
        case .ambiguous, .local: return nil
        }
    }

    /// The members of this name in a type, its extensions, or the nearest supertype that has one; nil where none has.
    private func memberDeclarations(_ name: String, of type: KnownType, kind: DeclarationKind) -> [DeclarationID]? {
        guard let number = linked.names.known(name) else { return nil }
        func own(_ scope: Int32) -> [DeclarationID]? {
            let found = types.members[scope].filter {
                declarationNames[Int($0.index)] == number && fact($0).kind == kind
            }
            return found.isEmpty ? nil : found
        }
        switch type.resolution {
        case .exact(let declaration):
            guard let scope = linked.scopes.scope(ofType: declaration) else { return nil }
            if let found = own(scope) { return found }
            for supertype in supertypes(of: declaration) {
                guard case .declared(let target) = supertype.target,
                    let scope = linked.scopes.scope(ofType: target), let found = own(scope)
                else { continue }
                return found
            }
            return nil
        case .external: return linked.scopes.knownOutsideScope(type.name).flatMap(own)
        case .ambiguous, .local: return nil
        }
    }

    /// The type of all of them; nil where one's is not told or they differ.
    private func commonType(of properties: [DeclarationID], depth: Int = 0) -> KnownType? {
        guard let first = properties.first, let type = declaredType(of: first, depth: depth) else { return nil }
        return properties.dropFirst().allSatisfy { declaredType(of: $0, depth: depth) == type } ? type : nil
    }

    /// The type that `self` is of at a declaration: of the nearest type or extension at or around it.
    private func selfType(_ declaration: DeclarationID) -> KnownType? {
        var current: DeclarationID? = declaration
        while let next = current {
            let kind = fact(next).kind
            if kind.isType { return known(.exact(next), named: name(of: next)) }
            if kind == .extension {
                guard let scope = ownScope(of: next) else { return nil }
                return known(Supertypes(linked: linked).target(scope))
            }
            current = parent(of: next)
        }
        return nil
    }

    private func nearestType(_ declaration: DeclarationID) -> DeclarationID? {
        guard case .exact(let type) = selfType(declaration)?.resolution else { return nil }
        return type
    }

    private func known(_ target: Supertype.Target) -> KnownType {
        switch target {
        case .declared(let declaration): known(.exact(declaration), named: name(of: declaration))
        case .external(let name): KnownType(resolution: .external, name: name)
        }
    }

    private func known(_ resolution: Resolution, named name: String) -> KnownType {
        guard case .exact(let declaration) = resolution else { return KnownType(resolution: resolution, name: name) }
        return KnownType(resolution: resolution, name: self.name(of: declaration))
    }
}

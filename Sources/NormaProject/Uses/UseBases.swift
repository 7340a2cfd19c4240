// The bases that names are looked up on, and the types whose members may be meant.

import NormaFacts

extension UseCollection {
    /// The expected type there, as far as it decides the look-up; nil if it is unknown.
    mutating func expected(_ index: Int32, of facts: FileContent, in file: FileID) -> [ValueType]? {
        if comparesOthers, facts.expectation(index)?.source == .value { return nil }
        return finder.expected(index, in: file)
    }

    func bases(of value: ValueType?) -> [UseBase] {
        guard let value, !value.types.isEmpty else { return [.unknown] }
        var bases: [UseBase] = []
        for type in value.types {
            switch type.resolution {
            case .exact(let declaration): bases.append(.type(declaration))
            case .external:
                let isPlain =
                    value.isMetatype || ExternalTypes.isStandardName(type.name) || type == ValueType.array
                    || type == ValueType.dictionary
                // Another one may look its members up in its wrapped value.
                bases.append(isPlain ? .outside : .unknown)
            case .ambiguous(let candidates): bases += ofAny(candidates)
            case .local: bases.append(.unknown)
            }
        }
        if value.isOptional || value.isImplicitlyUnwrapped { bases.append(.outside) }
        return bases
    }

    /// On one of several types; on anything if there are too many.
    private func ofAny(_ candidates: [DeclarationID]) -> [UseBase] {
        guard candidates.count <= Self.mostCandidates else { return [.unknown] }
        var found: [UseBase] = []
        for candidate in candidates {
            guard case .exact(let type) = project.target(of: .exact(candidate)), project.fact(type).kind.isType else {
                return [.unknown]
            }
            if !found.contains(.type(type)) { found.append(.type(type)) }
        }
        return found.isEmpty ? [.unknown] : found
    }

    /// For a name after a bare dot, if the expected type is known.
    func implicitBases(_ expected: [ValueType]?) -> [UseBase] {
        guard let expected else { return [.implicit] }
        var found: [UseBase] = []
        for base in expected.flatMap({ bases(of: $0) }) {
            let base = base == .unknown ? .implicit : base
            if !found.contains(base) { found.append(base) }
        }
        return found
    }

    /// The types that a call may make; nil for a call of something else.
    mutating func madeTypes(by call: CallFact, named name: String, of facts: FileContent, in file: FileID)
        -> [UseBase]?
    {
        if call.receiver == .none, name == "Self" {
            let own = project.declaration(call.owner, in: file).flatMap { finder.selfType($0) }
            return bases(of: own.map { ValueType(types: $0.types, isMetatype: true) })
        }
        guard call.reference >= 0 else { return nil }
        let end = min(Int(call.reference) + 16, facts.references.count)
        let found = (Int(call.reference)..<end).first {
            facts.references[$0].range == call.nameRange && facts.references[$0].role == .construction
        }
        guard let found, let reference = project.reference(Int32(found), in: file) else { return nil }
        switch project.target(of: project.resolution(of: reference)) {
        case .exact(let type): return [project.fact(type).kind.isType ? .type(type) : .unknown]
        case .ambiguous(let candidates): return ofAny(candidates)
        case .external:
            let owner = project.declaration(call.owner, in: file)
            let isOfSelf = TypeFinder.names(facts.text(call.chain)).first == "Self"
            if bound.contains(name) || (call.receiver == .none || isOfSelf) && mayBeBound(name, owner) {
                return [.unknown]
            }
            // A declaration with a framework's name may be in the code base, but not visible from here.
            let target = project.knownType(of: reference).name
            let isKnown =
                ExternalTypes.isStandardName(target) || ExternalTypes.isStructure(target)
                || ExternalTypes.isClass(target)
            let first = TypeFinder.names(facts.text(call.chain)).first ?? name
            return [
                isKnown || !made.contains(name) || !made.contains(first) && !extended.contains(first)
                    ? .outside : .unknown
            ]
        case .local: return [.unknown]
        }
    }

    /// Whether the name of an outside type may mean one of the code base: a generic parameter or an associated type that a head
    /// in the file binds, or one that a protocol of others declares.
    mutating func mayBeBound(_ name: String, _ owner: DeclarationID?) -> Bool {
        if bound.contains(name) { return true }
        guard !ExternalTypes.isStandardName(name), !ExternalTypes.isStructure(name), !ExternalTypes.isClass(name) else {
            return false
        }
        var current = owner
        while let next = current {
            let kind = project.fact(next).kind
            if kind.isType || kind == .extension, isOpen(next, to: name) { return true }
            current = project.parent(of: next)
        }
        return false
    }

    /// Cost: the supertypes of the type; for protocols that aren't known once for all names.
    private mutating func isOpen(_ declaration: DeclarationID, to name: String) -> Bool {
        let isExtension = project.fact(declaration).kind == .extension
        guard let type = isExtension ? project.extendedType(of: declaration) : declaration else { return false }
        let outside = project.supertypes(of: type).compactMap { supertype -> String? in
            guard !supertype.isRawType, case .external(let name) = supertype.target else { return nil }
            return name
        }
        if outside.contains(where: { ExternalTypes.declares(name, in: $0) }) { return true }
        if let known = open[type] { return known }
        let isOpen =
            project.mayHaveOtherSupertypes(type)
            || outside.contains { !ExternalTypes.isKnown($0) }
        open[type] = isOpen
        return isOpen
    }

    /// Whether the beginning of a chain may be a module: one that the file imports, its own, or one that comes with another.
    func isModule(_ name: String, having value: ValueType?) -> Bool {
        guard isOutside(value) else { return false }
        if modules.contains(name) { return true }
        return name.first?.isUppercase == true && !ExternalTypes.isStandardName(name)
            && !ExternalTypes.isStructure(name) && !ExternalTypes.isClass(name)
    }

    /// Whether no type of the code base is known for it.
    func isOutside(_ value: ValueType?) -> Bool {
        value?.types.allSatisfy { $0.resolution == .external } ?? true
    }

    /// The innermost type or extension around a declaration, itself included; -1 if there is none.
    func enclosing(_ owner: Int32, in file: FileID) -> Int32 {
        var current = project.declaration(owner, in: file)
        while let next = current {
            let kind = project.fact(next).kind
            if kind.isType || kind == .extension { return next.index }
            current = project.parent(of: next)
        }
        return -1
    }

    func reach(of base: UseBase) -> UseReach {
        var reach = UseReach()
        switch base {
        case .type(let type): extend(&reach, by: type)
        case .bare(let innermost):
            var current: DeclarationID? = innermost < 0 ? nil : DeclarationID(innermost)
            while let next = current {
                let kind = project.fact(next).kind
                if kind.isType || kind == .extension {
                    if let value = finder.selfType(next) {
                        for type in value.types {
                            if case .exact(let declaration) = type.resolution { extend(&reach, by: declaration) }
                            if type.resolution == .external { reach.isOutside = true }
                            if case .ambiguous = type.resolution { reach.isOpen = true }
                        }
                    } else {
                        reach.isOpen = true
                    }
                }
                current = project.parent(of: next)
            }
        case .outside, .implicit, .capitalised, .unknown: break
        }
        return reach
    }

    private func extend(_ reach: inout UseReach, by type: DeclarationID) {
        guard reach.types.insert(type).inserted else { return }
        if dynamic.contains(type) || project.hasUnfollowedSupertypes(type) { reach.isOpen = true }
        for supertype in project.supertypes(of: type) + project.possibleSupertypes(of: type) {
            switch supertype.target {
            case .declared(let declaration):
                reach.types.insert(declaration)
                if dynamic.contains(declaration) { reach.isOpen = true }
            case .external: if !supertype.isRawType { reach.isOutside = true }
            }
        }
    }
}

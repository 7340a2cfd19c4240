// All that the resolution of a name looks at; made once, then read by any number of threads.

import NormaFacts

/// The meaning of a name.
enum NameOutcome: Sendable, Hashable {
    case exact(DeclarationID)
    case declared(Candidates)
    case external
    case local
}

/// The meaning of a reference that others depend on; unlike `NameOutcome` it holds for every table of candidates.
enum EarlyOutcome: Sendable, Equatable {
    case external
    case local
    /// One declaration, or some that compete.
    case declared([DeclarationID])
    /// More competing declarations than any true statement could cover.
    case crowded

    var single: DeclarationID? {
        if case .declared(let found) = self, found.count == 1 { return found[0] }
        return nil
    }
}

/// One type of a typealias: several only if it is a composition.
struct AliasPart: Sendable, Equatable {
    var reference: ReferenceID
    var outcome: EarlyOutcome
    /// The scope of an outside type; -1 for others.
    var outside: Int32
}

/// A generic parameter or associated type as the path that leads there from a type: `Item`, `Item.Part`.
struct BoundKey: Sendable, Hashable {
    var scope: Int32
    /// The number of the path's text.
    var path: Int32
}

/// A step from a type to one that it inherits from or conforms to.
struct SuperEdge: Sendable, Equatable {
    var target: Int32
    /// An index into `LinkedNames.stated`; -1 for the known supertypes of an outside type.
    var stated: Int32
    /// Neither the type nor its supertype could be another declaration of the same name.
    var isSure: Bool
    /// The target is an enum's raw type: the enum doesn't have its conformances.
    var isRawType = false
}

struct LinkedNames: Sendable {
    var files: [ProjectFile] = []
    var names = NameTable()
    var uses: [NameUse] = []
    /// For each file and each of its names the project's number of it; -1 if nothing is declared by that name.
    var fileNames: [[Int32]] = []
    var imports: ImportTable
    var conditions = ConditionTable()
    var scopes = ScopeTable(declarationCount: 0)
    /// The module of each type's file, by scope; -1 for the module without a name.
    var typeModules: [Int32] = []
    var types = CandidateTable()
    var generics = CandidateTable()
    var values = CandidateTable()
    var aliases: [DeclarationID: [AliasPart]] = [:]
    /// The bounds of a type's generic parameters and associated types, in its own head.
    var bounds: [BoundKey: [EarlyOutcome]] = [:]
    /// The numbers of the paths in `bounds`.
    var boundPaths: Set<Int32> = []
    /// For each extension its extended type.
    var extended: [ScopeList] = []
    var stated: [StatedSupertype] = []
    /// By scope.
    var superEdges = Grouping<SuperEdge>()
    /// The file of each declaration.
    var declarationFiles: [FileID] = []

    func use(_ name: Int32) -> NameUse { name >= 0 && Int(name) < uses.count ? uses[Int(name)] : [] }

    func fact(_ declaration: DeclarationID) -> DeclarationFact {
        let file = files[Int(declarationFiles[Int(declaration.index)].index)]
        return file.content.declaration(at: declaration.index - file.firstDeclaration.index)
    }

    func edges(from scope: Int32) -> ArraySlice<SuperEdge> { superEdges[scope] }

    func kind(ofScope scope: Int32) -> DeclarationKind? { scopes.type(scope).map { fact($0).kind } }

    /// Whether in an enum's clause it is the raw type: an enum inherits only from protocols.
    func isRawType(_ scope: Int32) -> Bool {
        if let kind = kind(ofScope: scope) { return kind != .protocol }
        return scopes.outsideName(scope).map(ExternalTypes.isRawType) ?? false
    }

    /// Whether it is a class or actor, or an outside type that is not known to be a protocol.
    func mayBeClass(_ scope: Int32) -> Bool {
        if let kind = kind(ofScope: scope) { return kind == .class || kind == .actor }
        return scopes.outsideName(scope).map { !ExternalTypes.isProtocol($0) } ?? false
    }

    /// Ambiguities with more candidates than this are not followed: nothing would be true of all of them.
    static let followedCandidates = 16

    func early(_ outcome: NameOutcome) -> EarlyOutcome {
        switch outcome {
        case .external: return .external
        case .local: return .local
        case .exact(let declaration): return .declared([declaration])
        case .declared(let candidates):
            guard types.count(candidates) <= Self.followedCandidates else { return .crowded }
            return .declared(common(candidates).map { [$0] } ?? types.list(candidates))
        }
    }

    /// The type whose head contains a requirement; an associated type's is the protocol around it.
    func boundScope(of owner: DeclarationID) -> Int32? {
        if let scope = scopes.scope(ofType: owner) { return scope }
        let file = files[Int(declarationFiles[Int(owner.index)].index)]
        let parent = fact(owner).parent
        return parent < 0 ? nil : scopes.scope(ofType: DeclarationID(file.firstDeclaration.index + parent))
    }

    /// The associated type of a certain outcome, with the protocol that declares it.
    func associatedType(_ outcome: NameOutcome) -> (scope: Int32, name: Int32)? {
        guard let only = early(outcome).single else { return nil }
        let fact = fact(only)
        guard fact.kind == .associatedType, let scope = boundScope(of: only) else { return nil }
        let name = Int(fact.name.index)
        let names = fileNames[Int(declarationFiles[Int(only.index)].index)]
        return name < names.count && names[name] >= 0 ? (scope, names[name]) : nil
    }

    /// The scopes of the types that an outcome may mean, typealiases followed.
    func scopes(of outcome: NameOutcome) -> ScopeList {
        if case .declared(let candidates) = outcome, let only = types.single(candidates) { return scopes(of: only) }
        return scopes(of: early(outcome))
    }

    func scopes(of outcome: EarlyOutcome) -> ScopeList {
        var found = ScopeList()
        guard case .declared(let declarations) = outcome else { return found }
        var seen: Set<DeclarationID> = []
        for declaration in declarations { collectScopes(of: declaration, into: &found, seen: &seen) }
        return found
    }

    func scopes(of declaration: DeclarationID) -> ScopeList {
        if let scope = scopes.scope(ofType: declaration) { return ScopeList(scope) }
        return aliases[declaration] == nil ? .none : scopes(of: .declared([declaration]))
    }

    private func collectScopes(
        of declaration: DeclarationID,
        into found: inout ScopeList,
        seen: inout Set<DeclarationID>
    ) {
        if let scope = scopes.scope(ofType: declaration) { return found.add(scope) }
        guard let parts = aliases[declaration], seen.count < 256, seen.insert(declaration).inserted else { return }
        for part in parts {
            if part.outside >= 0 { found.add(part.outside) }
            guard case .declared(let declarations) = part.outcome else { continue }
            for declaration in declarations { collectScopes(of: declaration, into: &found, seen: &seen) }
        }
    }

    /// The written name of a reference without an outside module before it: `Notification.Name`.
    static func outsideName(of index: Int, in facts: FileContent) -> String {
        var parts: [String] = []
        var current = Int32(clamping: index)
        while let reference = facts.reference(current), parts.count < 64 {
            parts.append(facts.text(reference.name))
            guard reference.qualifier < current else { break }
            current = reference.qualifier
        }
        if parts.count > 1, let first = parts.last {
            let isModule = first == "Swift" || facts.imports(first)
            if isModule { parts.removeLast() }
        }
        return parts.count == 1 ? parts[0] : parts.reversed().joined(separator: ".")
    }
}

// Resolves the names that others depend on: typealiases, extended types, inheritance clauses; in rounds, until nothing changes.

import NormaFacts

/// Makes `LinkedNames` out of the collected names.
///
/// Which type an extension extends can depend on another extension's nested types, on typealiases and on inheritance, and
/// these on extensions again. Top-level names without qualifiers depend on none of it and are resolved once; the few others
/// are resolved again until the answers stay the same.
struct EarlyLinking {
    /// Deeper dependencies than this are not written by anyone; they stay as the last round left them.
    private static let roundLimit = 16

    private var collection: NameCollection
    private var linked: LinkedNames

    static func link(
        files: [ProjectFile],
        modules: [ProjectModule],
        packages: [ProjectPackage],
        declarationFiles: [FileID],
        collection: NameCollection
    ) -> LinkedNames {
        var collection = collection
        let conditions = ConditionTable(files: files)
        let imports = ImportTable(
            files: files,
            modules: modules,
            packages: packages,
            conditions: conditions,
            names: &collection.names
        )
        for name in ExternalTypes.nestedNames {
            if let known = collection.names.known(name) { collection.mark(known, .outside) }
        }
        for pending in collection.typesInExtensions { collection.mark(pending.row.name, .nested) }
        var linking = EarlyLinking(
            collection: collection,
            linked: LinkedNames(
                files: files,
                names: collection.names,
                fileNames: collection.fileNames,
                imports: imports,
                conditions: conditions,
                scopes: collection.scopes,
                typeModules: collection.typeModules,
                generics: CandidateTable(collection.genericRows),
                extended: Array(repeating: .none, count: collection.scopes.extensions.count),
                declarationFiles: declarationFiles
            )
        )
        linking.run()
        return linking.linked
    }

    private mutating func run() {
        rebuild()
        for round in 0..<Self.roundLimit {
            guard resolve(all: round == 0) else { break }
            rebuild()
        }
    }

    /// Whether any answer changed.
    private mutating func resolve(all: Bool) -> Bool {
        var hasChanged = all
        var index = 0
        while index < collection.early.count {
            let first = index
            let file = collection.early[index].file
            while index < collection.early.count, collection.early[index].file == file { index += 1 }
            let pending = (first..<index).filter { all || !collection.early[$0].isStable }
            guard !pending.isEmpty else { continue }
            var resolver = NameResolver(linked: linked, file: Int(file))
            for position in pending {
                let outcome = linked.early(resolver.outcome(of: Int(collection.early[position].reference)))
                if outcome != collection.early[position].outcome { hasChanged = true }
                collection.early[position].outcome = outcome
            }
        }
        return hasChanged
    }

    // MARK: - Tables from answers

    private mutating func rebuild() {
        rebuildAliases()
        rebuildExtensions()
        rebuildTypes()
        rebuildEdges()
        linked.uses = collection.uses
    }

    private mutating func rebuildAliases() {
        linked.aliases = [:]
        linked.bounds = [:]
        for early in collection.early where early.purpose == .bound {
            guard let scope = linked.boundScope(of: early.owner) else { continue }
            linked.bounds[BoundKey(scope: scope, path: early.path), default: []].append(early.outcome)
            linked.boundPaths.insert(early.path)
        }
        for early in collection.early where early.purpose == .alias {
            let outside = early.outcome == .external ? outsideScope(of: early) : -1
            let part = AliasPart(reference: referenceID(of: early), outcome: early.outcome, outside: outside)
            linked.aliases[early.owner, default: []].append(part)
        }
    }

    private mutating func rebuildExtensions() {
        for early in collection.early where early.purpose == .extended {
            guard let number = linked.scopes.extensionNumber(early.owner) else { continue }
            linked.extended[number] = scopes(of: early)
        }
    }

    private mutating func rebuildTypes() {
        var rows = collection.typeRows
        for pending in collection.typesInExtensions {
            linked.extended[Int(pending.extension)].forEach { scope in
                var row = pending.row
                row.scope = scope
                rows.append(row)
                let isProjectType = Int(scope) < linked.typeModules.count
                let module = isProjectType ? linked.typeModules[Int(scope)] : -2
                if row.home >= 0, CandidateTable.home(module: module) != row.home {
                    collection.mark(row.name, .foreign)
                }
            }
        }
        linked.types = CandidateTable(rows)
        var values = collection.valueRows
        for pending in collection.valuesInExtensions {
            linked.extended[Int(pending.extension)].forEach { scope in
                var row = pending.row
                row.scope = scope
                values.append(row)
            }
        }
        linked.values = CandidateTable(values)
    }

    private mutating func rebuildEdges() {
        linked.stated = []
        var edges: [(group: Int32, value: SuperEdge)] = []
        for early in collection.early where early.purpose == .inheritance {
            let sources = ownScopes(of: early.owner)
            guard !sources.isEmpty else { continue }
            let index = Int32(linked.stated.count)
            linked.stated.append(
                StatedSupertype(
                    reference: referenceID(of: early),
                    statedBy: early.owner,
                    isConditional: collection.conditionalExtensions.contains(early.owner)
                )
            )
            let targets = scopes(of: early)
            let isSure = sources.single != nil && isSure(early.outcome)
            let isEnum = linked.fact(early.owner).kind == .enum
            sources.forEach { source in
                targets.forEach { target in
                    guard source != target else { return }
                    let isRawType = isEnum && linked.isRawType(target)
                    let edge = SuperEdge(target: target, stated: index, isSure: isSure, isRawType: isRawType)
                    edges.append((source, edge))
                }
            }
        }
        addOutsideEdges(to: &edges)
        linked.superEdges = Grouping(edges, groupCount: linked.scopes.count)
    }

    /// The known supertypes of outside types, through outside types that the project itself never names.
    private mutating func addOutsideEdges(to edges: inout [(group: Int32, value: SuperEdge)]) {
        var next = 0
        while next < linked.scopes.outside.count {
            let source = Int32(linked.scopes.types.count + next)
            for name in ExternalTypes.supertypes(of: linked.scopes.outside[next]) {
                let target = linked.scopes.outsideScope(name)
                edges.append((source, SuperEdge(target: target, stated: -1, isSure: true)))
            }
            next += 1
        }
    }

    // MARK: - Scopes of an answer

    private func ownScopes(of owner: DeclarationID) -> ScopeList {
        if let scope = linked.scopes.scope(ofType: owner) { return ScopeList(scope) }
        guard let number = linked.scopes.extensionNumber(owner) else { return .none }
        return linked.extended[number]
    }

    private mutating func scopes(of early: EarlyReference) -> ScopeList {
        early.outcome == .external ? ScopeList(outsideScope(of: early)) : linked.scopes(of: early.outcome)
    }

    private mutating func outsideScope(of early: EarlyReference) -> Int32 {
        let facts = linked.files[Int(early.file)].facts
        return linked.scopes.outsideScope(LinkedNames.outsideName(of: Int(early.reference), in: facts))
    }

    private func referenceID(of early: EarlyReference) -> ReferenceID {
        ReferenceID(linked.files[Int(early.file)].firstReference.index + early.reference)
    }

    /// Whether there is one declaration which, if it is a typealias, is known to mean its types too.
    private func isSure(_ outcome: EarlyOutcome) -> Bool {
        var pending: [EarlyOutcome] = [outcome]
        var seen: Set<DeclarationID> = []
        while let next = pending.popLast() {
            if next == .external { continue }
            guard let only = next.single else { return false }
            guard seen.count < 256, seen.insert(only).inserted else { continue }
            pending += (linked.aliases[only] ?? []).map(\.outcome)
        }
        return true
    }
}

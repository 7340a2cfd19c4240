// The single look-ups that the resolution of a name is made of.

import NormaFacts
import NormaText

/// The supertypes that a look-up follows.
enum Following {
    /// From a class its superclasses; from a protocol all that it refines.
    case classes
    case everything
}

extension NameResolver {
    /// The declarations of this name outside all types: the file's own first, then the module's, then imports'.
    func lookUpTopLevel(_ name: Int32) -> Candidates? {
        let top = ScopeTable.topLevel
        let ownFile = CandidateTable.home(file: fileNumber)
        let own = linked.types.find(scope: top, name: name, home: ownFile, as: .owner)
        if let found = settled(own.map { Candidates(first: $0) }) { return found }
        guard !view.otherModules.isEmpty else { return lookUp(name, inOwn: view.module) ?? lookUpImported(name) }
        // The file is compiled once for each of its modules, and each time the name may mean something else.
        let inModules = ([view.module] + view.otherModules).map { lookUp(name, inOwn: $0) }
        let imported = inModules.contains { $0 == nil } ? lookUpImported(name) : nil
        var all = (inModules + [imported]).compactMap { $0 }[...]
        guard var found = all.popFirst() else { return nil }
        for other in all { found.add(other) }
        return found
    }

    private func lookUp(_ name: Int32, inOwn module: Int32) -> Candidates? {
        let home = CandidateTable.home(module: module)
        let found = linked.types.find(scope: ScopeTable.topLevel, name: name, home: home, as: .owner)
        return settled(found.map { Candidates(first: $0) })
    }

    private func lookUpImported(_ name: Int32) -> Candidates? {
        let scoped = view.scopedImports.filter { $0.name == name }.map {
            VisibleModule(module: $0.module, visibility: $0.visibility, condition: $0.condition)
        }
        if let found = find(name, in: scoped) { return found }
        return view.outsideNames.contains(name) ? nil : find(name, in: view.imports)
    }

    /// A module's declarations of this name, or its re-exports; nil if no such module is visible.
    func lookUp(_ name: Int32, inModuleNamed text: String) -> NameOutcome? {
        let modules = linked.imports.modules(named: text, from: view.package)
        guard !modules.isEmpty else { return lookUp(name, inFolderNamed: text) }
        var found: Candidates?
        for module in modules {
            let visibility = visibility(of: module)
            let isVisible =
                view.isOwn(module) || view.imports.contains { $0.module == module }
                || view.scopedImports.contains { $0.module == module && $0.name == name }
            guard isVisible else { continue }
            let own = VisibleModule(module: module, visibility: visibility)
            let exported = linked.imports.reexports(module).map {
                VisibleModule(module: $0, visibility: self.visibility(of: $0))
            }
            let named = linked.imports.reexportedNames(module).filter { $0.name == name }.map {
                VisibleModule(module: $0.module, visibility: $0.visibility)
            }
            let ownFile = CandidateTable.home(file: fileNumber)
            if view.isOwn(module),
                let slice = linked.types.find(scope: -1, name: name, home: ownFile, as: .owner)
            {
                return settled(Candidates(first: slice)).map { .declared($0) }
            }
            guard let candidates = find(name, in: [own]) ?? find(name, in: exported + named) else { continue }
            if found == nil { found = candidates } else { found?.add(candidates) }
        }
        return found.map { .declared($0) }
    }

    /// In a tree whose modules are unknown, a module's folder has its name: the only type of this name in such a folder.
    private func lookUp(_ name: Int32, inFolderNamed folder: String) -> NameOutcome? {
        guard view.module < 0, facts.imports.contains(where: { facts.text($0.module) == folder }),
            let found = lookUpTopLevel(name), case .declared(let declarations) = linked.early(.declared(found))
        else { return nil }
        let inFolder = declarations.filter { declaration in
            let file = linked.files[Int(linked.declarationFiles[Int(declaration.index)].index)]
            return file.path.components.dropLast().contains { $0.hasSameBytes(as: folder) }
        }
        return inFolder.count == 1 ? inFolder.first.map { .exact($0) } : nil
    }

    /// The access of this file to another module's declarations.
    func visibility(of module: Int32) -> Visibility {
        if view.isOwn(module) { return .owner }
        if let known = view.imports.first(where: { $0.module == module }) { return known.visibility }
        let isNear = view.package >= 0 && view.package == linked.imports.package(of: module)
        return isNear ? .package : .everyone
    }

    private func find(_ name: Int32, in modules: [VisibleModule]) -> Candidates? {
        guard !modules.isEmpty else { return nil }
        var hits: [(module: Int32, found: Candidates)] = []
        for seen in modules {
            let home = CandidateTable.home(module: seen.module)
            let slice = linked.types.find(scope: ScopeTable.topLevel, name: name, home: home, as: seen.visibility)
            let found = settled(slice.map { Candidates(first: $0) }, importedUnder: seen.condition)
            if let found { hits.append((seen.module, found)) }
        }
        if hits.count > 1 {
            // A module's own declarations hide its re-exports.
            let all = hits.map(\.module)
            hits.removeAll { hit in all.contains { linked.imports.isReexported(hit.module, by: $0) } }
        }
        guard let first = hits.first else { return nil }
        var found = first.found
        for hit in hits.dropFirst() { found.add(hit.found) }
        return hits.count > 1 ? settled(found) : found
    }

    /// The types of this name directly in a type or its extensions; `private` ones only inside of it.
    func direct(_ name: Int32, in scope: Int32, isInside: Bool) -> Candidates? {
        let use = linked.use(name)
        guard use.contains(.nested) else { return nil }
        var found: Candidates?
        func add(_ slice: CandidateSlice?) {
            guard let slice else { return }
            if found == nil { found = Candidates(first: slice) } else { found?.add(Candidates(first: slice)) }
        }
        let ownFile = CandidateTable.home(file: fileNumber)
        add(linked.types.find(scope: scope, name: name, home: ownFile, as: isInside ? .owner : .everyone))
        let ownModule = CandidateTable.home(module: view.module)
        add(linked.types.find(scope: scope, name: name, home: ownModule, as: .owner))
        for module in view.otherModules {
            let home = CandidateTable.home(module: module)
            add(linked.types.find(scope: scope, name: name, home: home, as: .owner))
        }
        let isProjectType = Int(scope) < linked.typeModules.count
        let declaring = isProjectType ? linked.typeModules[Int(scope)] : view.module
        if !view.isOwn(declaring) {
            let home = CandidateTable.home(module: declaring)
            add(linked.types.find(scope: scope, name: name, home: home, as: visibility(of: declaring)))
        }
        guard found == nil, use.contains(.foreign) else { return settled(found) }
        for seen in view.imports where seen.module != declaring {
            let home = CandidateTable.home(module: seen.module)
            add(linked.types.find(scope: scope, name: name, home: home, as: seen.visibility))
        }
        return settled(found)
    }

    /// The name as a generic parameter of the type or extended type: an extension has those of all types around its
    /// type, and they come before its members.
    func genericParameter(_ name: Int32, of scopes: ScopeList, at context: Int32) -> NameOutcome? {
        let use = linked.use(name)
        guard !use.isDisjoint(with: [.generic, .outside]) else { return nil }
        let isExtension = facts.declaration(context)?.kind == .extension
        return scopes.firstAnswer { scope in
            if declaresOutside(name, scope) { return .external }
            guard use.contains(.generic) else { return nil }
            var current: Int32? = scope
            var steps = 0
            while let scope = current, steps < 64 {
                if linked.generics.find(scope: scope, name: name, home: 0, as: .owner) != nil { return .local }
                current = isExtension ? linked.outerScope(of: scope) : nil
                steps += 1
            }
            return nil
        }
    }

    func isValue(_ name: Int32, of scope: Int32) -> Bool? {
        guard linked.use(name).contains(.value) else { return nil }
        return linked.values.find(scope: scope, name: name, home: 0, as: .owner) != nil ? true : nil
    }

    /// The nearest supertypes that declare the name; `.external` if an outside one is known to, or so many are above that the
    /// search ends.
    mutating func inherited(_ name: Int32, from scopes: ScopeList, following: Following) -> NameOutcome? {
        guard !scopes.isEmpty, !linked.use(name).isDisjoint(with: [.nested, .outside]) else { return nil }
        if scopes.firstAnswer({ linked.edges(from: $0).isEmpty ? nil : true }) == nil { return nil }
        if marks.isEmpty { marks = Array(repeating: 0, count: linked.scopes.count) }
        stamp += 1
        var frontier: [Int32] = []
        scopes.forEach { frontier.append($0) }
        for scope in frontier { marks[Int(scope)] = stamp }
        var visited = 0
        while !frontier.isEmpty {
            guard visited < Supertypes.limit else { return .external }
            var next: [Int32] = []
            var found: Candidates?
            for scope in frontier {
                let kind = linked.kind(ofScope: scope)
                for edge in linked.edges(from: scope) where marks[Int(edge.target)] != stamp {
                    guard follows(edge, from: kind, following) else { continue }
                    marks[Int(edge.target)] = stamp
                    visited += 1
                    if let hit = direct(name, in: edge.target, isInside: false) {
                        if found == nil { found = hit } else { found?.add(hit) }
                    } else if declaresOutside(name, edge.target) {
                        return .external
                    } else {
                        next.append(edge.target)
                    }
                }
            }
            if let found { return provides(found, to: scopes) ? .declared(found) : .external }
            frontier = next
        }
        return nil
    }

    /// Not if an outside type fills in a protocol's associated type: it has a type of that name itself.
    private func provides(_ found: Candidates, to scopes: ScopeList) -> Bool {
        guard let scope = scopes.single, linked.scopes.outsideName(scope) != nil else { return true }
        return linked.types.single(found).map { linked.fact($0).kind != .associatedType } ?? true
    }

    /// The kind is that of the type with the clause; nil for an outside one.
    private func follows(_ edge: SuperEdge, from kind: DeclarationKind?, _ following: Following) -> Bool {
        switch kind {
        case .protocol: true
        case .class, nil: following == .everything || linked.mayBeClass(edge.target)
        // A raw type gives an enum nothing but its literals.
        case .enum: following == .everything && !edge.isRawType
        default: following == .everything
        }
    }

    private func declaresOutside(_ name: Int32, _ scope: Int32) -> Bool {
        guard linked.use(name).contains(.outside), let outside = linked.scopes.outsideName(scope) else { return false }
        return ExternalTypes.declares(linked.names.text(name), in: outside)
    }

    /// The combined result of several scopes.
    func union(_ scopes: ScopeList, _ lookUp: (NameResolver, Int32) -> Candidates?) -> Candidates? {
        var found: Candidates?
        scopes.forEach { scope in
            guard let hit = lookUp(self, scope) else { return }
            if found == nil { found = hit } else { found?.add(hit) }
        }
        return found
    }
}

extension LinkedNames {
    /// Types with their enclosing types, whose generic parameters they share.
    func withOuterScopes(_ inner: ScopeList) -> ScopeList {
        var all = inner
        inner.forEach { start in
            var current = outerScope(of: start)
            var steps = 0
            while let scope = current, steps < 64 {
                all.add(scope)
                current = outerScope(of: scope)
                steps += 1
            }
        }
        return all
    }

    /// The type that a nested type is declared in, by its own body or by an extension.
    func outerScope(of scope: Int32) -> Int32? {
        guard let type = scopes.type(scope) else { return nil }
        let file = files[Int(declarationFiles[Int(type.index)].index)]
        let parent = fact(type).parent
        guard parent >= 0 else { return nil }
        let declaration = DeclarationID(file.firstDeclaration.index + parent)
        if let outer = scopes.scope(ofType: declaration) { return outer }
        guard let number = scopes.extensionNumber(declaration), number < extended.count else { return nil }
        return extended[number].single
    }
}

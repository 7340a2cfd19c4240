// The bounds of generic parameters and associated types, as a place in the source sees them.

import NormaFacts
import NormaText

extension NameResolver {
    /// Chains of requirements that lead from one to the next are followed this far.
    private static let deepestBounds = 8
    /// More types than this are not searched for requirements of their own.
    private static let mostScopes = 64
    /// A path of more names than this is cut short: the time of a chain would grow with its square.
    private static let longestPath = 16

    /// The scopes for the names after a dot: for generic parameters and associated types those of their bounds.
    mutating func memberScopes(of base: NameOutcome, at qualifier: Int, from owner: Int32) -> ScopeList {
        if base == .local || base == .external {
            guard isGenericParameter(qualifier) else { return .none }
            return boundScopes(of: qualifier, from: owner)
        }
        if let type = linked.associatedType(base) {
            var found = scopes(of: linked.bounds[BoundKey(scope: type.scope, path: type.name)] ?? [])
            boundScopes(of: qualifier, from: owner).forEach { found.add($0) }
            return found
        }
        let reference = facts.references[qualifier]
        guard reference.qualifier < 0, facts.text(reference.name) == "Self" else { return linked.scopes(of: base) }
        return lookUpScopes(startContext(of: reference, role: role(of: qualifier)))
    }

    /// The scopes around a reference: in `extension Storing where Self: Caching` those of both.
    mutating func lookUpScopes(_ context: Int32) -> ScopeList {
        guard context >= 0 else { return .none }
        var scopes = contextScopes(context)
        guard facts.declaration(context)?.kind == .extension, !facts.requirements.isEmpty else { return scopes }
        if let known = selfBounds[context] {
            known.forEach { scopes.add($0) }
            return scopes
        }
        // The requirement itself is resolved without it.
        selfBounds[context] = ScopeList.none
        var found = ScopeList()
        for requirement in requirements(of: context) where facts.text(requirement.subject) == "Self" {
            addTargets(of: requirement, to: &found)
        }
        selfBounds[context] = found
        found.forEach { scopes.add($0) }
        return scopes
    }

    private func isGenericParameter(_ index: Int) -> Bool {
        let local = facts.references[index].local
        return local < 0 || Int(local) < facts.locals.count && facts.locals[Int(local)].kind == .genericParameter
    }

    /// The requirements of heads around a place, and of heads of the types that they extend, for a path.
    private mutating func boundScopes(of index: Int, from owner: Int32) -> ScopeList {
        guard boundDepth < Self.deepestBounds else { return .none }
        boundDepth += 1
        defer { boundDepth -= 1 }
        var found = ScopeList()
        let path = path(of: index)
        let number = linked.names.known(path.text).flatMap { linked.boundPaths.contains($0) ? $0 : nil }
        let first = facts.references[path.first].local
        let declaring = first >= 0 && Int(first) < facts.locals.count ? facts.locals[Int(first)].owner : -1
        var current = owner
        while let declaration = facts.declaration(current) {
            for requirement in requirements(of: current) where isSubject(requirement, path.text) {
                addTargets(of: requirement, to: &found)
            }
            if let number, declaration.kind.isType {
                addBounds(number, of: contextScopes(current), to: &found)
            } else if let number, declaration.kind == .extension {
                addBounds(number, of: linked.withOuterScopes(contextScopes(current)), to: &found)
            }
            if current == declaring { break }
            current = declaration.parent
        }
        let reference = facts.references[index]
        if reference.qualifier >= 0, Int(reference.name.index) < names.count {
            let name = names[Int(reference.name.index)]
            if linked.boundPaths.contains(name) {
                let prefix = Int(reference.qualifier)
                addBounds(name, of: memberScopes(of: outcome(of: prefix), at: prefix, from: owner), to: &found)
            }
        }
        return found
    }

    /// The requirements of types and everything they refine for a path that begins in them.
    private func addBounds(_ path: Int32, of scopes: ScopeList, to found: inout ScopeList) {
        var open: [Int32] = []
        scopes.forEach { open.append($0) }
        var seen = Set(open)
        while let scope = open.popLast() {
            if let bounds = linked.bounds[BoundKey(scope: scope, path: path)] {
                self.scopes(of: bounds).forEach { found.add($0) }
            }
            for edge in linked.edges(from: scope) where seen.count < Self.mostScopes {
                if seen.insert(edge.target).inserted { open.append(edge.target) }
            }
        }
    }

    private func scopes(of bounds: [EarlyOutcome]) -> ScopeList {
        var found = ScopeList()
        for bound in bounds { linked.scopes(of: bound).forEach { found.add($0) } }
        return found
    }

    // MARK: - Associated types of one name

    /// Among associated types that refine or equal each other, the one that the compiler means after a generic parameter: the
    /// first declared of all, of several the first by module and protocol.
    func rooted(_ outcome: NameOutcome, _ name: Int32) -> NameOutcome {
        guard case .declared(let found) = linked.early(outcome), !found.isEmpty,
            found.allSatisfy({ linked.fact($0).kind == .associatedType })
        else { return outcome }
        let declaring = found.compactMap { linked.boundScope(of: $0) }.flatMap { declaringScopes(name, above: $0) }
        let roots = Set(declaring).filter { scope in declaringScopes(name, above: scope) == [scope] }
        let first = roots.compactMap { linked.scopes.type($0) }.min { orderName(of: $0) < orderName(of: $1) }
        guard let first, let scope = linked.scopes.scope(ofType: first),
            let only = direct(name, in: scope, isInside: false).flatMap({ linked.types.single($0) })
        else { return outcome }
        return .exact(only)
    }

    /// A protocol and all that it refines, as far as they declare an associated type of this name.
    private func declaringScopes(_ name: Int32, above start: Int32) -> [Int32] {
        var open = [start]
        var seen = Set(open)
        var found: [Int32] = []
        while let scope = open.popLast() {
            let own = direct(name, in: scope, isInside: false).flatMap { linked.types.single($0) }
            if own.map({ linked.fact($0).kind == .associatedType }) == true { found.append(scope) }
            for edge in linked.edges(from: scope) where seen.count < Self.mostScopes {
                if seen.insert(edge.target).inserted { open.append(edge.target) }
            }
        }
        return found
    }

    private func orderName(of type: DeclarationID) -> (String, String) {
        let file = linked.files[Int(linked.declarationFiles[Int(type.index)].index)]
        let module = linked.scopes.scope(ofType: type).map { linked.typeModules[Int($0)] } ?? -1
        return (linked.imports.name(of: module), file.facts.text(linked.fact(type).name))
    }

    // MARK: - For the types of values

    /// The bounds of the generic parameters and associated types that are types of values in this file, by their references.
    mutating func boundsOfTypes() -> [(reference: Int32, scopes: [Int32])] {
        var wanted: Set<Int32> = []
        for type in facts.types { wanted.formUnion([type.reference, type.element]) }
        for call in facts.calls { wanted.insert(call.reference) }
        for value in facts.values { wanted.insert(value.reference) }
        let subjects = Set(facts.requirements.map(\.subject))
        var found: [(reference: Int32, scopes: [Int32])] = []
        for index in wanted.sorted() {
            guard let reference = facts.reference(index) else { continue }
            let outcome = outcome(of: Int(index))
            if outcome == .external, !subjects.contains(reference.name) { continue }
            if outcome != .external, outcome != .local, linked.associatedType(outcome) == nil { continue }
            let scopes = memberScopes(of: outcome, at: Int(index), from: reference.owner)
            if !scopes.isEmpty { found.append((index, scopes.all)) }
        }
        return found
    }

    /// The conditions of extensions for `Self` and for generic parameters.
    mutating func boundsInExtensions() -> [ExtensionBound] {
        var found: [ExtensionBound] = []
        for requirement in facts.requirements where facts.declaration(requirement.owner)?.kind == .extension {
            var scopes = ScopeList()
            addTargets(of: requirement, to: &scopes)
            guard !scopes.isEmpty else { continue }
            found.append(
                ExtensionBound(extension: requirement.owner, path: requirement.path(in: facts), scopes: scopes.all)
            )
        }
        return found
    }

    // MARK: - Requirements of one file

    private mutating func addTargets(of requirement: RequirementFact, to found: inout ScopeList) {
        for target in requirement.targets(in: facts) {
            let outcome = outcome(of: target)
            if outcome == .external {
                linked.scopes.knownOutsideScope(LinkedNames.outsideName(of: target, in: facts)).map { found.add($0) }
            } else {
                memberScopes(of: outcome, at: target, from: requirement.owner).forEach { found.add($0) }
            }
        }
    }

    private func isSubject(_ requirement: RequirementFact, _ path: String) -> Bool {
        requirement.path(in: facts) == path
    }

    private mutating func requirements(of declaration: Int32) -> [RequirementFact] {
        guard !facts.requirements.isEmpty else { return [] }
        if requirementsByOwner.isEmpty {
            requirementsByOwner = Dictionary(grouping: facts.requirements, by: \.owner)
        }
        return requirementsByOwner[declaration] ?? []
    }

    /// The names before and at a reference with dots between them, without `Self`, and the first of them.
    private func path(of index: Int) -> (text: String, first: Int) {
        var parts: [String] = []
        var current = index
        while parts.count < Self.longestPath {
            parts.append(facts.text(facts.references[current].name))
            let qualifier = Int(facts.references[current].qualifier)
            guard qualifier >= 0, qualifier < current else { break }
            current = qualifier
        }
        if parts.count > 1, parts.last == "Self" { parts.removeLast() }
        return (parts.reversed().joined(separator: "."), current)
    }
}

/// A condition of an extension for `Self` or a generic parameter.
struct ExtensionBound: Sendable {
    var `extension`: Int32
    var path: String
    var scopes: [Int32]
}

extension RequirementFact {
    /// The path to the constrained type, without `Self`.
    func path(in facts: FileContent) -> String {
        let text = facts.text(subject)
        return text.hasPrefix("Self.") ? String(text.dropFirst(5)) : text
    }

    /// The references to the types that it must be: several only for a composition.
    func targets(in facts: FileContent) -> [Int] {
        let first = facts.references.partitioningIndex { $0.range.start >= target.start }
        let inside = facts.references[first...].prefix { $0.range.start < target.end }
        let found = inside.indices.filter {
            inside[$0].role == .constraint && inside[$0].traits.isDisjoint(with: [.generic, .function])
        }
        return isSameType && found.count > 1 ? [] : found
    }
}

// The type of a property, parameter, function or alias, as far as the source gives it.

import NormaFacts

/// A nominal type that is written or evident somewhere; optional, `any`, `some` and typealiases are taken away.
package struct KnownType: Sendable, Hashable {
    package var resolution: Resolution
    /// The simple name of a type of the code base; an outside one's name as written, without its module.
    package var name: String
}

extension Project {
    /// The meaning of a reference, typealiases followed.
    package func knownType(of reference: ReferenceID) -> KnownType {
        var current = reference
        var resolution = self.resolution(of: current)
        var seen: Set<DeclarationID> = []
        while case .exact(let alias) = resolution, let target = aliasTarget(alias), seen.insert(alias).inserted {
            current = target
            resolution = self.resolution(of: current)
        }
        switch resolution {
        case .exact(let declaration): return KnownType(resolution: resolution, name: name(of: declaration))
        case .ambiguous, .local:
            return KnownType(
                resolution: resolution,
                name: self.file(file(of: current)).content.text(fact(current).name)
            )
        case .external:
            let owner = self.file(file(of: current))
            let index = Int(current.index - owner.firstReference.index)
            return KnownType(resolution: .external, name: LinkedNames.outsideName(of: index, in: owner.facts))
        }
    }

    /// The final meaning of a resolution: the target of a typealias, through other typealiases; itself for all else,
    /// and for a typealias of a tuple, a function, a composition or of itself.
    package func target(of resolution: Resolution) -> Resolution {
        var current = resolution
        var seen: Set<DeclarationID> = []
        while case .exact(let alias) = current, let target = aliasTarget(alias), seen.insert(alias).inserted {
            current = self.resolution(of: target)
        }
        return current
    }

    /// The reference that a typealias is another name for; nil for compositions and for anything but a typealias.
    private func aliasTarget(_ declaration: DeclarationID) -> ReferenceID? {
        guard let parts = linked.aliases[declaration], parts.count == 1 else { return nil }
        return parts[0].reference
    }

    /// The references of the composition that a typealias is another name for; empty for every other typealias.
    package func parts(ofComposition alias: DeclarationID) -> [ReferenceID] {
        guard let parts = linked.aliases[alias], parts.count > 1 else { return [] }
        return parts.map(\.reference)
    }

    func known(_ declaration: DeclarationID) -> KnownType {
        KnownType(resolution: .exact(declaration), name: name(of: declaration))
    }

    func known(_ scope: Int32) -> KnownType { known(Supertypes(linked: linked).target(scope)) }

    func known(_ target: Supertype.Target) -> KnownType {
        switch target {
        case .declared(let declaration): known(declaration)
        case .external(let name): KnownType(resolution: .external, name: name)
        }
    }
}

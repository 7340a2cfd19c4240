// A protocol's associated types in a double: generic parameters of it, or aliases if they are fixed.

import NormaFacts

/// The generic part of a double.
struct AssociatedTypes: Sendable {
    private(set) var generics = GenericSignature()
    /// `typealias Item = Int` for those that a clause fixes.
    private(set) var aliases: [(name: String, target: SignatureType)] = []

    /// - Parameter change: the replacements of `Self` and `Self.Item`.
    init(_ requirements: Requirements, change: (SignatureType) -> SignatureType) {
        var found: [String: AssociatedTypeSignature] = [:]
        var order: [String] = []
        for requirement in requirements.members {
            guard case .associatedType(let type) = requirement.member.content else { continue }
            if found[type.name] == nil {
                order.append(type.name)
                found[type.name] = type
            } else {
                // A protocol that states an inherited one again demands more of it.
                found[type.name]?.inherited += type.inherited
                found[type.name]?.requirements += type.requirements
            }
        }
        let clauses = (requirements.clauses + order.flatMap { found[$0]?.requirements ?? [] }).map {
            $0.replacing(change)
        }
        var fixed: [String: SignatureType] = [:]
        for clause in clauses where clause.isSameType {
            let name = change(clause.subject).text
            if found[name] != nil, fixed[name] == nil, clause.target.text != name {
                fixed[name] = change(clause.target)
            }
        }
        for name in order {
            if let target = fixed[name] {
                aliases.append((name, target))
            } else if let type = found[name] {
                let bounds = Self.unique(type.inherited.map(change))
                let constraint = bounds.count > 1 ? SignatureType.composition(bounds) : bounds.first
                generics.parameters.append(GenericParameterSignature(name: name, constraint: constraint))
            }
        }
        settle(clauses, fixed)
    }

    /// The requirements of the parameters that remain; the head of a class doesn't see the aliases inside.
    private mutating func settle(_ clauses: [GenericRequirement], _ fixed: [String: SignatureType]) {
        let change = { (part: SignatureType) -> SignatureType? in
            guard case .named(let names) = part, names.count == 1, let only = names.first else { return nil }
            return fixed[only.text]
        }
        let open = generics
        generics.parameters = open.parameters.map { parameter in
            var copy = parameter
            copy.constraint = parameter.constraint?.replacing(change)
            return copy
        }
        generics.requirements = Self.unique(
            clauses.filter { fixed[$0.subject.text] == nil && $0.subject.mentions(open) }.map { $0.replacing(change) }
        )
    }

    private static func unique<Value: Hashable>(_ values: [Value]) -> [Value] {
        var seen: Set<Value> = []
        return values.filter { seen.insert($0).inserted }
    }
}

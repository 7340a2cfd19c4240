// Placeholders that a trait leaves to the rules that name it: each of them must bind what the trait does not.

/// A role or trait with the placeholders that its description only uses.
struct RoleUse {
    var role: RoleDefinition
    var uses: [PlaceholderUse]

    init(_ role: RoleDefinition, _ uses: [PlaceholderUse]) {
        self.role = role
        self.uses = uses
    }
}

struct OpenPlaceholders {
    /// By trait; traits that leave none are not in it.
    private(set) var ofTraits: [String: Set<String>] = [:]

    init(_ roles: [RoleUse], _ names: KnownNames) {
        let traits = Dictionary(
            roles.lazy.filter(\.role.isTrait).map { ($0.role.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        let wanting = roles.filter { $0.role.isTrait && !$0.uses.isEmpty }
        guard !wanting.isEmpty else { return }
        var namedBy: [String: [String]] = [:]
        for trait in traits.values {
            for name in trait.role.description.roleNames { namedBy[name, default: []].append(trait.role.name) }
        }
        var waiting = wanting.map { (trait: $0.role.name, placeholders: Set($0.uses.map(\.name))) }
        while let (name, placeholders) = waiting.popLast() {
            guard let trait = traits[name] else { continue }
            let bound = Bindings(of: trait.role.description, roles: names.roleBindings)
            let kinds = trait.role.description.possibleKinds(roles: names.roleKinds)
            let left = placeholders.subtracting(bound.certain).subtracting(Bindings.builtIn(of: kinds))
            let added = left.subtracting(ofTraits[name, default: []])
            guard !added.isEmpty else { continue }
            ofTraits[name, default: []].formUnion(added)
            waiting += namedBy[name, default: []].map { ($0, added) }
        }
    }

    /// What a role uses it must bind itself; a trait in it is asked by itself and gets nothing from it.
    func check(_ use: RoleUse, _ checks: SentenceChecks) {
        checks.check(use.uses, boundBy: use.role.description)
        for name in use.role.description.roleNames {
            guard let placeholder = ofTraits[name]?.min() else { continue }
            checks.document.report(
                LocatedText(use.role.name, at: use.role.place),
                "the trait `\(name)` leaves `{\(placeholder)}` to the rules that name it, and the role `\(use.role.name)` names it",
                "write its description out in the role"
            )
        }
    }
}

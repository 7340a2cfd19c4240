// The roles that are needed: an inherited role that no rule uses costs nothing.

import NormaGuide

/// Indices of roles.
struct NeededRoles {
    private(set) var isNeeded: [Bool]

    /// The guide's own roles, those that its rules name, and the roles that these depend on.
    ///
    /// - Parameter rules: the names of the rules that are judged; nil for all. If some are named, only their roles count; without
    ///   any, a command asks about the code itself, so all count.
    init(of guide: Guide, rules: Set<String>?, _ graph: RoleGraph, all: Bool) {
        let roles = guide.definitions.roles
        let rules = rules?.isEmpty == true ? nil : rules
        isNeeded = Array(repeating: all, count: roles.count)
        guard !all else { return }
        let judged = rules.map { rules in guide.rules.filter { rules.contains($0.name) } } ?? guide.rules
        let named = Set(
            judged.flatMap { rule in
                rule.form.roleNames + rule.exceptions.flatMap { $0.description.roleNames }
            }
        )
        var open: [Int] = []
        for (index, role) in roles.enumerated()
        where named.contains(role.name) || (rules == nil && !guide.isInherited(file: role.place.file)) {
            open.append(index)
        }
        while let role = open.popLast() {
            guard !isNeeded[role] else { continue }
            isNeeded[role] = true
            open += graph.leanedOn(by: role)
        }
    }
}

extension RuleForm {
    /// The roles that the rule asks for, anywhere in it; for contracts the names of all their units.
    var roleNames: [String] {
        switch self {
        case .every(let left, must: let right), .everyNot(let left, mustNot: let right),
            .only(let left, may: let right), .exactly(let left, are: let right):
            left.roleNames + right.roleNames
        case .check(let use): use.scope?.roleNames ?? []
        case .acyclic(let contract): contract.scope?.roleNames ?? []
        case .layers(let contract): contract.ranks.joined().map(\.text)
        case .allow(let contract): contract.units.map(\.text)
        case .independent, .covered, .layout: []
        }
    }
}

// Which declarations have which role, computed once for all rules.

import NormaGuide
import NormaProject

/// For each role of the guide, the declarations that have it, surely or likely, and those of which it can't be told.
package struct RoleTable: Sendable {
    package let definitions: [RoleDefinition]
    let graph: RoleGraph
    /// By role whether its patterns, or those of a role that it leans on, bind placeholders.
    let binds: [Bool]
    /// By role whether all that it can fit is declared.
    private(set) var isOfDeclarations: [Bool] = []
    private let indices: [String: Int]
    /// What each role says by itself, and what `excludes` leaves of that.
    private var own: [RoleMembers]
    private var settled: [RoleMembers]

    init(definitions: [RoleDefinition], declarationCount: Int) {
        self.definitions = definitions
        indices = Dictionary(definitions.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        let none = RoleMembers(declarationCount: declarationCount)
        own = Array(repeating: none, count: definitions.count)
        settled = own
        graph = RoleGraph(definitions)
        binds = Self.binding(definitions, indices)
        isOfDeclarations = definitions.map { $0.description.isOfDeclarations(roles: self) }
    }

    private static func binding(_ definitions: [RoleDefinition], _ indices: [String: Int]) -> [Bool] {
        var binds = definitions.map { !$0.description.placeholders.isEmpty }
        guard binds.contains(true) else { return binds }
        let uses = definitions.map { $0.description.roleNames.compactMap { indices[$0] } }
        var hasChanged = true
        while hasChanged {
            hasChanged = false
            for role in binds.indices where !binds[role] && uses[role].contains(where: { binds[$0] }) {
                binds[role] = true
                hasChanged = true
            }
        }
        return binds
    }

    /// Says whether anything changed.
    mutating func assign(_ members: RoleMembers, to role: Int) -> Bool {
        guard own.indices.contains(role), own[role] != members else { return false }
        own[role] = members
        return true
    }

    /// Takes away what another role has that this one may not be together with: sure beats likely, and what is sure in both
    /// is likely in both.
    mutating func settle(_ role: Int) -> Bool {
        guard own.indices.contains(role) else { return false }
        var members = own[role]
        for other in graph.excluded[role] { members.exclude(own[other]) }
        guard settled[role] != members else { return false }
        settled[role] = members
        return true
    }

    package func index(of name: String) -> Int? { indices[name] }

    /// The declarations that have the role, the likely ones too, in order; none for a role that the guide does not define.
    package func members(of name: String) -> [DeclarationID] {
        index(of: name).map { settled[$0].all } ?? []
    }

    func members(_ role: Int) -> RoleMembers? { settled.indices.contains(role) ? settled[role] : nil }

    /// What the role says by itself, before `excludes`.
    func ownMembers(_ role: Int) -> RoleMembers? { own.indices.contains(role) ? own[role] : nil }

    func verdict(_ role: Int, of declaration: DeclarationID, counting certainty: Certainty = .likely) -> Verdict {
        guard settled.indices.contains(role) else { return .unknown }
        return settled[role].verdict(of: declaration, counting: certainty)
    }

    /// How surely a declaration has a role; nil where it has not, or where it can't be told.
    package func certainty(of role: String, for declaration: DeclarationID) -> Certainty? {
        guard let role = index(of: role), verdict(role, of: declaration) == .holds else { return nil }
        return verdict(role, of: declaration, counting: .sure) == .holds ? .sure : .likely
    }
}

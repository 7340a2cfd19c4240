// Which declarations have which role, computed once for all rules.

import NormaGuide
import NormaProject

/// For each role of the guide, the declarations that certainly or likely have it, and those for which it is unknown.
package struct RoleTable: Sendable {
    private let outline: RoleOutline
    /// The members of each role by its own definition, and those that remain after `excludes`.
    private var own: [RoleMembers]
    private var settled: [RoleMembers]
    /// The roles of a cycle while they are computed.
    var open: OpenRoles?
    /// How often a declaration was asked whether it has a role of a cycle.
    package internal(set) var cycleQuestionCount = 0

    init(_ outline: RoleOutline, declarationCount: Int) {
        self.outline = outline
        own = Array(repeating: RoleMembers(declarationCount: declarationCount), count: outline.definitions.count)
        settled = own
    }

    package var definitions: [RoleDefinition] { _read { yield outline.definitions } }
    var graph: RoleGraph { _read { yield outline.graph } }
    /// For each role, whether its patterns, or those of a role that it depends on, bind placeholders.
    var binds: [Bool] { _read { yield outline.binds } }
    /// For each role, the placeholders of its patterns.
    var placeholders: [[String]] { _read { yield outline.placeholders } }
    /// For each role, whether only declarations can have it.
    var isOfDeclarations: [Bool] { _read { yield outline.isOfDeclarations } }
    /// For each role, the kinds that can have it; nil if the definition leaves that open.
    var kinds: [[SubjectKind]?] { _read { yield outline.kinds } }

    /// Returns whether anything changed.
    mutating func assign(_ members: RoleMembers, to role: Int) -> Bool {
        guard own.indices.contains(role), own[role] != members else { return false }
        own[role] = members
        return true
    }

    /// Removes the members of excluded roles: certain beats likely, and a certain member of both
    /// is likely in both.
    mutating func settle(_ role: Int) -> Bool {
        guard own.indices.contains(role) else { return false }
        var members = own[role]
        for other in graph.excluded[role] { members.exclude(own[other]) }
        guard settled[role] != members else { return false }
        settled[role] = members
        return true
    }

    /// The same for one declaration.
    func settled(_ standing: RoleStanding?, of declaration: DeclarationID, as role: Int) -> RoleStanding? {
        guard var standing else { return nil }
        for other in graph.excluded[role] where own[other].verdict(of: declaration, counting: .sure) == .holds {
            switch standing {
            case .sure: standing = .likely
            case .likely: return nil
            case .doubtful: break
            }
        }
        return standing
    }

    /// Whether the members of the role aren't final yet.
    func isOpen(_ role: Int) -> Bool { open?.roles.contains(role) ?? false }

    /// Whether certainly no declaration has the role.
    func isEmpty(_ role: Int) -> Bool {
        guard !isOpen(role), settled.indices.contains(role) else { return false }
        return settled[role].isEmpty
    }

    package func index(of name: String) -> Int? { outline.indices[name] }

    /// The declarations that have the role, including likely ones, in order; empty for a role that the guide does not define.
    package func members(of name: String) -> [DeclarationID] {
        index(of: name).map { settled[$0].all } ?? []
    }

    func members(_ role: Int) -> RoleMembers? { settled.indices.contains(role) ? settled[role] : nil }

    /// The members of the role by its own definition, before `excludes`.
    func ownMembers(_ role: Int) -> RoleMembers? { own.indices.contains(role) ? own[role] : nil }

    func verdict(_ role: Int, of declaration: DeclarationID, counting certainty: Certainty = .likely) -> Verdict {
        guard settled.indices.contains(role) else { return .unknown }
        if let open, open.roles.contains(role) { return open.verdict(role, of: declaration, counting: certainty) }
        return settled[role].verdict(of: declaration, counting: certainty)
    }

    /// How certain it is that a declaration has a role; nil if it doesn't have it, or if that is unknown.
    package func certainty(of role: String, for declaration: DeclarationID) -> Certainty? {
        guard let role = index(of: role), verdict(role, of: declaration) == .holds else { return nil }
        return verdict(role, of: declaration, counting: .sure) == .holds ? .sure : .likely
    }
}

// Which declarations have which role, computed once for all rules.

import NormaGuide
import NormaProject

/// For each role of the guide, the declarations that have it, surely or likely, and those of which it can't be told.
package struct RoleTable: Sendable {
    private let outline: RoleOutline
    /// What each role says by itself, and what `excludes` leaves of that.
    private var own: [RoleMembers]
    private var settled: [RoleMembers]
    /// The roles of a circle while they are worked out.
    var open: OpenRoles?
    /// How often a declaration was asked whether it has a role of a circle.
    package internal(set) var circleQuestionCount = 0

    init(_ outline: RoleOutline, declarationCount: Int) {
        self.outline = outline
        own = Array(repeating: RoleMembers(declarationCount: declarationCount), count: outline.definitions.count)
        settled = own
    }

    package var definitions: [RoleDefinition] { _read { yield outline.definitions } }
    var graph: RoleGraph { _read { yield outline.graph } }
    /// By role whether its patterns, or those of a role that it leans on, bind placeholders.
    var binds: [Bool] { _read { yield outline.binds } }
    /// By role the placeholders of its patterns.
    var placeholders: [[String]] { _read { yield outline.placeholders } }
    /// By role whether all that it can fit is declared.
    var isOfDeclarations: [Bool] { _read { yield outline.isOfDeclarations } }
    /// By role the kinds that something must be of to have it; nil where it does not say.
    var kinds: [[SubjectKind]?] { _read { yield outline.kinds } }

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

    /// Whether it is not known yet who has the role.
    func isOpen(_ role: Int) -> Bool { open?.roles.contains(role) ?? false }

    /// Whether surely nothing that is declared has the role.
    func isEmpty(_ role: Int) -> Bool {
        guard !isOpen(role), settled.indices.contains(role) else { return false }
        return settled[role].isEmpty
    }

    package func index(of name: String) -> Int? { outline.indices[name] }

    /// The declarations that have the role, the likely ones too, in order; none for a role that the guide does not define.
    package func members(of name: String) -> [DeclarationID] {
        index(of: name).map { settled[$0].all } ?? []
    }

    func members(_ role: Int) -> RoleMembers? { settled.indices.contains(role) ? settled[role] : nil }

    /// What the role says by itself, before `excludes`.
    func ownMembers(_ role: Int) -> RoleMembers? { own.indices.contains(role) ? own[role] : nil }

    func verdict(_ role: Int, of declaration: DeclarationID, counting certainty: Certainty = .likely) -> Verdict {
        guard settled.indices.contains(role) else { return .unknown }
        if let open, open.roles.contains(role) { return open.verdict(role, of: declaration, counting: certainty) }
        return settled[role].verdict(of: declaration, counting: certainty)
    }

    /// How surely a declaration has a role; nil where it has not, or where it can't be told.
    package func certainty(of role: String, for declaration: DeclarationID) -> Certainty? {
        guard let role = index(of: role), verdict(role, of: declaration) == .holds else { return nil }
        return verdict(role, of: declaration, counting: .sure) == .holds ? .sure : .likely
    }
}

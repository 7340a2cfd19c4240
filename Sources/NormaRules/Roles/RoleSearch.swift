// Asks for the members of a role, and finds them the first time.

import NormaGuide
import NormaProject

extension JudgingContext {
    /// The declarations that have the role, including likely ones, in order; empty for a role that the guide doesn't define.
    package func members(ofRole name: String) -> [DeclarationID] {
        roles.index(of: name).map { members(ofRole: $0).all } ?? []
    }

    /// How certain it is that a declaration has a role; nil if it doesn't have it, or if that is unknown.
    package func certainty(ofRole name: String, for declaration: DeclarationID) -> Certainty? {
        guard let role = roles.index(of: name), verdict(ofRole: role, of: declaration) == .holds else { return nil }
        return verdict(ofRole: role, of: declaration, counting: .sure) == .holds ? .sure : .likely
    }

    func verdict(ofRole role: Int, of declaration: DeclarationID, counting certainty: Certainty = .likely) -> Verdict {
        guard roles.definitions.indices.contains(role) else { return .unknown }
        if let open = roles.open, open.roles.contains(role) {
            return open.verdict(role, of: declaration, counting: certainty)
        }
        if let verdict = roles.found.verdict(role, of: declaration, counting: certainty) { return verdict }
        return members(ofRole: role).verdict(of: declaration, counting: certainty)
    }

    /// Whether certainly no declaration has the role.
    func isEmpty(role: Int) -> Bool { !roles.isOpen(role) && members(ofRole: role).isEmpty }

    /// Cost: the first time, a question to each declaration that could have the role.
    func members(ofRole role: Int) -> RoleMembers {
        guard roles.definitions.indices.contains(role) else { return noMembers }
        if let members = roles.found.settled(role) ?? roles.settled[role] { return members }
        findRoles(ofStage: roles.settledStages[role])
        return roles.found.settled(role) ?? noMembers
    }

    /// The members of the role by its own definition, before `excludes`.
    func ownMembers(ofRole role: Int) -> RoleMembers {
        guard roles.definitions.indices.contains(role) else { return noMembers }
        if let members = roles.found.own(role) ?? roles.own[role] { return members }
        findRoles(ofStage: roles.ownStages[role])
        return roles.found.own(role) ?? noMembers
    }

    private var noMembers: RoleMembers { RoleMembers(declarationCount: project.declarationCount) }

    /// The same for one declaration: certain beats likely, and a certain member of both is likely in both.
    func settled(_ standing: RoleStanding?, of declaration: DeclarationID, as role: Int) -> RoleStanding? {
        guard var standing else { return nil }
        for other in roles.graph.excluded[role]
        where ownMembers(ofRole: other).verdict(of: declaration, counting: .sure) == .holds {
            switch standing {
            case .sure: standing = .likely
            case .likely: return nil
            case .doubtful: break
            }
        }
        return standing
    }

    // MARK: - Finding

    private func findRoles(ofStage number: Int) {
        guard !roles.finding.contains(number) else { return }
        roles.found.find(number, waits: roles.finding.isEmpty) {
            // Each role is found with the same answers, whichever rule asks first.
            var context = plain
            context.roles.begin(number)
            context.findRoles(of: roles.stages[number])
            return (context.roles.own, context.roles.settled)
        }
    }

    /// The roles that it depends on are found on the way, those in a cycle until nothing changes any more.
    private mutating func findRoles(of stage: RoleGraph.Stage) {
        if stage.isCircle {
            // Answers about outside types aren't final until the roles of the cycle are.
            outsideRoles = OutsideRoles()
            for role in stage.asked { _ = roles.assign(noMembers, to: role) }
            for role in stage.settled { _ = roles.settle(noMembers, as: role) }
            if findCycle(stage) { return }
        }
        // Each round except the last adds a member or makes one more certain.
        var left = stage.isCircle ? project.declarationCount * 2 + 1 : 1
        var hasChanged = true
        while hasChanged, left > 0 {
            hasChanged = false
            left -= 1
            for role in stage.asked where roles.assign(RoleMembers(of: role, in: self), to: role) { hasChanged = true }
            for role in stage.settled where roles.settle(settledMembers(ofRole: role), as: role) { hasChanged = true }
        }
    }

    /// Without the members of excluded roles.
    func settledMembers(ofRole role: Int) -> RoleMembers {
        var members = ownMembers(ofRole: role)
        for other in roles.graph.excluded[role] { members.exclude(ownMembers(ofRole: other)) }
        return members
    }
}

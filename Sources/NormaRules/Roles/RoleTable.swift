// Which declarations have which role, computed once for all rules.

import NormaGuide
import NormaProject

/// For each role of the guide, the declarations that certainly or likely have it, and those for which it is unknown.
package struct RoleTable: Sendable {
    private let outline: RoleOutline
    let found: FoundRoles
    /// The stages that are being found, each for the one before it.
    private(set) var finding: [Int] = []
    /// The members of the last of them so far: by the roles' own definitions, and after `excludes`.
    private(set) var own: [Int: RoleMembers] = [:]
    private(set) var settled: [Int: RoleMembers] = [:]
    /// The roles of a cycle while they are computed.
    var open: OpenRoles?

    init(_ outline: RoleOutline) {
        self.outline = outline
        found = FoundRoles(outline)
    }

    package var definitions: [RoleDefinition] { _read { yield outline.definitions } }
    var graph: RoleGraph { _read { yield outline.graph } }
    var stages: [RoleGraph.Stage] { _read { yield outline.stages } }
    var ownStages: [Int] { _read { yield outline.ownStages } }
    var settledStages: [Int] { _read { yield outline.settledStages } }
    /// For each role, whether its patterns, or those of a role that it depends on, bind placeholders.
    var binds: [Bool] { _read { yield outline.binds } }
    /// For each role, the placeholders of its patterns.
    var placeholders: [[String]] { _read { yield outline.placeholders } }
    /// For each role, whether only declarations can have it.
    var isOfDeclarations: [Bool] { _read { yield outline.isOfDeclarations } }
    /// For each role, the kinds that can have it; nil if the definition leaves that open.
    var kinds: [[SubjectKind]?] { _read { yield outline.kinds } }

    package func index(of name: String) -> Int? { outline.indices[name] }

    /// Whether the members of the role aren't final yet.
    func isOpen(_ role: Int) -> Bool { open?.roles.contains(role) ?? false }

    /// How often a declaration was asked whether it has a role of a cycle.
    package var cycleQuestionCount: Int { found.cycleQuestionCount }

    /// Returns whether anything changed.
    mutating func assign(_ members: RoleMembers, to role: Int) -> Bool {
        guard own[role] != members else { return false }
        own[role] = members
        return true
    }

    /// The same for the members after `excludes`.
    mutating func settle(_ members: RoleMembers, as role: Int) -> Bool {
        guard settled[role] != members else { return false }
        settled[role] = members
        return true
    }

    /// Begins with a stage of which nothing is known.
    mutating func begin(_ stage: Int) {
        finding.append(stage)
        own = [:]
        settled = [:]
        open = nil
    }
}

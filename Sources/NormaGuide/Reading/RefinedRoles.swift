// Roles that build on inherited ones of their own name: `view-model: { sure: { type: view-model, in: production } }`.

import NormaText

/// The roles of a guide and of those it extends, the nearest first.
///
/// A role that names itself means the inherited one of that name, which goes on under the name of its guide: `natures/view`.
/// Every other role means its own guide's role: the nearest definition that this guide has or inherits.
struct RefinedRoles {
    private struct Entry {
        var role: RoleDefinition
        var guide: Int
    }

    private var entries: [Entry] = []
    private(set) var naming: RoleNaming

    init(reach: [Int: [Int]]) { naming = RoleNaming(reach: reach) }

    /// Whether a farther guide's role of this name is leaned on by the nearest one that was seen so far, or gives way to it.
    func refines(_ role: RoleDefinition, of guide: Int, inVocabulary: Bool) -> Bool {
        guard let known = naming.last(role.name), known != guide else { return false }
        return inVocabulary || entries.contains { $0.guide == known && $0.role.name == role.name && $0.role.refines }
    }

    mutating func append(_ role: RoleDefinition, of guide: Int) {
        entries.append(Entry(role: role, guide: guide))
        naming.add(role.name, of: guide)
    }

    /// Whether another guide defines a role of that name, too.
    func isKnown(_ role: String, besides guide: Int) -> Bool { naming.last(role).map { $0 != guide } ?? false }

    /// All of them, each under its own name.
    func settled(named names: [Int: String]) -> [RoleDefinition] {
        guard naming.isNeeded else { return entries.map(\.role) }
        return entries.map { entry in
            let own = entry.role.name
            var role = entry.role.naming { naming.name(of: $0, inDefinitionOf: own, by: entry.guide, names) }
            role.name = naming.name(of: own, in: entry.guide, names)
            return role
        }
    }
}

// Roles that lean on inherited ones of their own name: `view-model: { sure: { type: view-model, in: production } }`.

import NormaText

/// The roles of a guide and of those it extends, the nearest first.
///
/// A role that names itself means the inherited one of that name, which goes on under the name of its guide: `natures/view`.
/// Every other role means what its own guide means: the nearest definition that this guide has or inherits.
struct RefinedRoles {
    private struct Entry {
        var role: RoleDefinition
        var guide: Int
    }

    private var entries: [Entry] = []
    /// By name the guides that define it, the nearest first.
    private var guides: [String: [Int]] = [:]

    /// Whether a farther guide's role of this name is leaned on by the nearest one that was seen so far, or gives way to it.
    func refines(_ role: RoleDefinition, of guide: Int, inVocabulary: Bool) -> Bool {
        guard let known = guides[role.name]?.last, known != guide else { return false }
        return inVocabulary || entries.contains { $0.guide == known && $0.role.name == role.name && $0.role.refines }
    }

    mutating func append(_ role: RoleDefinition, of guide: Int) {
        entries.append(Entry(role: role, guide: guide))
        guides[role.name, default: []].append(guide)
    }

    /// All of them, each under its own name.
    func settled(named names: [Int: String]) -> [RoleDefinition] {
        guard guides.values.contains(where: { $0.count > 1 }) else { return entries.map(\.role) }
        return entries.map { entry in
            let own = entry.role.name
            var role = entry.role.naming { name in
                guard let defining = guides[name] else { return name }
                let meant =
                    name == own
                    ? defining.first { $0 > entry.guide } ?? entry.guide : defining.first { $0 >= entry.guide }
                return self.name(of: name, in: meant ?? defining[0], names)
            }
            role.name = name(of: own, in: entry.guide, names)
            return role
        }
    }

    private func name(of role: String, in guide: Int, _ names: [Int: String]) -> String {
        guides[role]?.first == guide ? role : "\(names[guide] ?? "inherited")/\(role)"
    }
}

// Roles of a guide that depend on names alone: anything of that name certainly gets the role, even if it is something else.

import NormaGuide
import NormaText

/// Roles that are one plain description with only a name as evidence.
///
/// This isn't a mistake: a team may mean just that. So it is only a note.
package struct RolesByName {
    package let roles: [RoleDefinition]

    package init(_ guide: Guide) {
        roles = guide.definitions.roles.filter { role in
            !role.isTrait && role.evidence == nil
                && guide.documents.contains { $0.guide == 0 && $0.file == role.place.file }
                && Self.basis(of: role.description) == .name
        }
    }

    /// One line for each, in the order of the guide.
    package var notes: [String] {
        roles.map { role in
            let place = "\(role.place.file):\(role.place.position.line):\(role.place.position.column)"
            return
                "\(place): note: the role `\(role.name)` depends on names alone; add other evidence under `sure:`, and keep the name under `likely:`"
        }
    }

    private enum Basis { case nothing, name, evidence }

    private static func basis(of description: Description) -> Basis {
        switch description {
        case .kind: .nothing
        case .name: .name
        // It depends on a role with more evidence, or that role is noted itself.
        case .role, .trait: .evidence
        case .predicate(let use): use.word == "named" ? .name : .evidence
        // A negation isn't evidence.
        case .not: .nothing
        case .all(let parts), .any(let parts):
            parts.map { basis(of: $0) }.reduce(.nothing) {
                [$0, $1].contains(.evidence) ? .evidence : $0 == .name ? $0 : $1
            }
        }
    }
}

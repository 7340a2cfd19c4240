// Which roles of a guide are told by the name alone: what is called so and is something else is taken for one, surely.

import NormaGuide
import NormaText

/// Roles that are one plain description in which nothing but a name tells what has them.
///
/// No mistake: a team may mean just that. So it is said, and fails nothing.
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
                "\(place): note: the role `\(role.name)` goes by its name alone; say under `sure:` what makes it one, and keep the name under `likely:`"
        }
    }

    private enum Basis { case nothing, name, evidence }

    private static func basis(of description: Description) -> Basis {
        switch description {
        case .kind: .nothing
        case .name: .name
        // It leans on a role that says more, or is noted itself.
        case .role, .trait: .evidence
        case .predicate(let use): use.word == "named" ? .name : .evidence
        // What it is not tells nothing of what it is.
        case .not: .nothing
        case .all(let parts), .any(let parts):
            parts.map { basis(of: $0) }.reduce(.nothing) {
                [$0, $1].contains(.evidence) ? .evidence : $0 == .name ? $0 : $1
            }
        }
    }
}

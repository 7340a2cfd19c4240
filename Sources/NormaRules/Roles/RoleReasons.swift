// Why a declaration has a role or doesn't have it, in the words of the guide's own description.

import NormaFindings
import NormaGuide
import NormaProject
import NormaText

/// The evidence for and against one role.
package struct RoleReasons: Sendable {
    /// The part of the role's definition that a statement belongs to.
    package enum Sense: String, Sendable { case sure, likely, never, excludes }

    /// One part of a role's description, asked about the declaration.
    package struct Statement: Sendable {
        package var sense: Sense
        /// Nil if it is unknown.
        package var holds: Bool?
        /// "is held by `CartView`", "is not a class".
        package var text: String
        /// The place that shows it; the declaration itself if there is no better one.
        package var place: Place
    }

    package var role: String
    /// Nil if it doesn't have the role.
    package var certainty: Certainty?
    package var statements: [Statement]
}

extension JudgingContext {
    /// For each role that the declaration has, or for which it has more evidence than its kind, in the guide's order.
    package func roleReasons(for declaration: DeclarationID) -> [RoleReasons] {
        roles.definitions.indices.compactMap { role in
            let definition = roles.definitions[role]
            let certainty = certainty(ofRole: definition.name, for: declaration)
            var statements: [RoleReasons.Statement] = []
            if let sure = definition.sure { statements += self.statements(sure, .sure, for: declaration) }
            if let evidence = definition.evidence {
                if let likely = evidence.likely { statements += self.statements(likely, .likely, for: declaration) }
                if let never = evidence.never { statements += self.statements(never, .never, for: declaration) }
                statements += exclusions(of: role, for: declaration)
            }
            guard !definition.isTrait else { return nil }
            let speaksFor = statements.contains { [.sure, .likely].contains($0.sense) && $0.holds == true }
            guard certainty != nil || speaksFor && isNear(role, declaration) else { return nil }
            return RoleReasons(role: definition.name, certainty: certainty, statements: statements)
        }
    }

    /// The symbols of all types of the project.
    package var typeNames: [String] { subjects(of: .type).map { symbol(of: $0) } }

    /// Whether it would have the role without the evidence against it, or may have it.
    private func isNear(_ role: Int, _ declaration: DeclarationID) -> Bool {
        if verdict(ofRole: role, of: declaration) == .unknown { return true }
        if ownMembers(ofRole: role).verdict(of: declaration, counting: .likely) == .holds { return true }
        guard let evidence = roles.definitions[role].evidence, evidence.never != nil else { return false }
        return [evidence.sure, evidence.likely].compactMap(\.self).contains {
            Scope($0, in: self, preferring: .types).verdict(of: .declaration(declaration)) == .holds
        }
    }

    private func statements(
        _ description: Description,
        _ sense: RoleReasons.Sense,
        for declaration: DeclarationID
    ) -> [RoleReasons.Statement] {
        let scope = Scope(description, in: self, preferring: .types)
        return scope.reasons(for: .declaration(declaration)).map { reason in
            RoleReasons.Statement(sense: sense, holds: reason.holds, text: reason.text, place: reason.place)
        }
    }

    private func exclusions(of role: Int, for declaration: DeclarationID) -> [RoleReasons.Statement] {
        roles.graph.excluded[role].compactMap { other in
            guard ownMembers(ofRole: other).verdict(of: declaration, counting: .sure) == .holds else { return nil }
            return RoleReasons.Statement(
                sense: .excludes,
                holds: true,
                text: "is certainly \(RoleWords.noun(roles.definitions[other].name))",
                place: place(site(of: .declaration(declaration)))
            )
        }
    }
}

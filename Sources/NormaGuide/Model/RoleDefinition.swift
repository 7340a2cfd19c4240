// A role: a description, or the evidence for and against it.

/// A role is a set of declarations.
package struct RoleDefinition: Sendable, Hashable {
    package internal(set) var name: String
    /// A description that everything with the role fits: the sure and likely evidence, without the evidence against it.
    package private(set) var description: Description
    /// Nil if the role is one plain description: then it is sure as it is written.
    package private(set) var evidence: RoleEvidence?
    package var emptiness = Emptiness.told
    /// Whether it says what a thing does and not what it is: other roles depend on it, and no list of roles shows it.
    package internal(set) var isTrait = false
    package var place: GuidePlace

    package init(name: String, description: Description, place: GuidePlace) {
        self.name = name
        self.description = description
        self.place = place
    }

    package init(name: String, evidence: RoleEvidence, place: GuidePlace) {
        self.init(name: name, description: evidence.description, place: place)
        self.evidence = evidence
    }

    /// Whether it depends on an inherited role of its own name: there it can only mean that one.
    var refines: Bool {
        [evidence?.sure, evidence?.likely, evidence?.never, evidence == nil ? description : nil].compactMap(\.self)
            .contains { $0.leaves().contains { if case .role(name, _) = $0 { true } else { false } } }
    }

    /// An inherited role that a nearer guide builds on under the same name: `natures/view`.
    package var isInheritedUnderAnotherName: Bool { name.contains("/") }

    /// Whether it is a kind of thing that the guide describes projects with.
    package var isListed: Bool { !isTrait && !isInheritedUnderAnotherName }

    /// The same with other names of the roles that it depends on.
    func naming(_ roles: (String) -> String) -> RoleDefinition {
        var role = rewritten { $0.replacingRoles(roles) } ?? self
        if let excludes = role.evidence?.excludes {
            role.evidence?.excludes = excludes.map { LocatedText(roles($0.text), at: $0.place) }
        }
        return role
    }

    /// The same role with another description; nil if nothing is left of it.
    func rewritten(_ rewrite: (Description) -> Description?) -> RoleDefinition? {
        var role = self
        if var evidence {
            evidence.sure = evidence.sure.flatMap(rewrite)
            evidence.likely = evidence.likely.flatMap(rewrite)
            evidence.never = evidence.never.flatMap(rewrite)
            guard evidence.sure != nil || evidence.likely != nil else { return nil }
            role.evidence = evidence
            role.description = evidence.description
            return role
        }
        guard let description = rewrite(description) else { return nil }
        role.description = description
        return role
    }
}

/// The evidence that a declaration certainly, probably or never has a role.
package struct RoleEvidence: Sendable, Hashable {
    package var sure: Description?
    package var likely: Description?
    package var never: Description?
    /// Roles that nothing has beside this one.
    package var excludes: [LocatedText] = []

    fileprivate var description: Description {
        let ways = [sure, likely].compactMap(\.self)
        let some = ways.count == 1 ? ways[0] : .any(ways)
        return never.map { .all([some, .not($0)]) } ?? some
    }
}

extension RoleDefinition {
    /// The sure evidence: of a plain role its description.
    package var sure: Description? { evidence == nil ? description : evidence?.sure }
}

// Under which name a role is known in the whole guide, where several guides define one of that name.

/// The nearest definition keeps the name; any other goes on under the name of its guide: `natures/view`.
struct RoleNaming {
    /// By name the guides that define it, the nearest first.
    private var guides: [String: [Int]] = [:]
    /// Of guides that rules are taken from those that they build upon, themselves first: their words mean what they mean there.
    private let reach: [Int: [Int]]

    init(reach: [Int: [Int]] = [:]) { self.reach = reach }

    var isNeeded: Bool { guides.values.contains { $0.count > 1 } }

    mutating func add(_ role: String, of guide: Int) { guides[role, default: []].append(guide) }

    /// The guide that was seen last to define the role; nil where none was.
    func last(_ role: String) -> Int? { guides[role]?.last }

    /// What a role definition of a guide means by a name; by its own name a farther guide's.
    func name(of role: String, inDefinitionOf own: String, by guide: Int, _ names: [Int: String]) -> String {
        guard let defining = guides[role] else { return role }
        let isOwn = role == own
        let ranked = reach[guide].flatMap { $0.first { defining.contains($0) && !(isOwn && $0 == guide) } }
        let farther = defining.first { isOwn ? $0 > guide : $0 >= guide }
        return name(of: role, in: ranked ?? farther ?? (isOwn ? guide : defining[0]), names)
    }

    /// What a taken rule means by a name: what the guide that takes it says, else what its own guide does.
    func name(of role: String, inRuleOf guide: Int, _ names: [Int: String]) -> String {
        guard let reach = reach[guide], let defining = guides[role], let first = defining.first else { return role }
        if self.reach[first] == nil, first < guide { return role }
        return name(of: role, in: reach.first { defining.contains($0) } ?? first, names)
    }

    func name(of role: String, in guide: Int, _ names: [Int: String]) -> String {
        guides[role]?.first == guide ? role : "\(names[guide] ?? "inherited")/\(role)"
    }
}

extension Rule {
    /// The same with other names of the roles that it speaks of.
    func naming(_ roles: (String) -> String) -> Rule {
        var rule = self
        rule.form = form.replacingDescriptions { $0.replacingRoles(roles) }
        for index in rule.exceptions.indices {
            rule.exceptions[index].description = rule.exceptions[index].description.replacingRoles(roles)
        }
        return rule
    }
}

// The name of a role in the whole guide, if several guides define one of that name.

/// The nearest definition keeps the name; any other goes on under the name of its guide: `natures/view`.
struct RoleNaming {
    /// By name the guides that define it, the nearest first.
    private var guides: [String: [Int]] = [:]
    /// For guides that rules are taken from, the guides that they build upon, themselves first: their words keep their meaning
    /// there.
    private let reach: [Int: [Int]]

    init(reach: [Int: [Int]] = [:]) { self.reach = reach }

    var isNeeded: Bool { guides.values.contains { $0.count > 1 } }

    mutating func add(_ role: String, of guide: Int) { guides[role, default: []].append(guide) }

    /// The guide that was seen last to define the role; nil if none was.
    func last(_ role: String) -> Int? { guides[role]?.last }

    /// The meaning of a name in a guide's role definition; by its own name, a farther guide's role.
    func name(of role: String, inDefinitionOf own: String, by guide: Int, _ names: [Int: String]) -> String {
        guard let defining = guides[role] else { return role }
        let isOwn = role == own
        let ranked = reach[guide].flatMap { $0.first { defining.contains($0) && !(isOwn && $0 == guide) } }
        let farther = defining.first { isOwn ? $0 > guide : $0 >= guide }
        return name(of: role, in: ranked ?? farther ?? (isOwn ? guide : defining[0]), names)
    }

    /// The meaning of a name in a taken rule: the role of the guide that takes it, else of its own guide.
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
    /// The same with other names of the roles that it uses.
    func naming(_ roles: (String) -> String) -> Rule {
        var rule = self
        rule.form = form.replacingDescriptions { $0.replacingRoles(roles) }
        for index in rule.exceptions.indices {
            rule.exceptions[index].description = rule.exceptions[index].description.replacingRoles(roles)
        }
        return rule
    }
}

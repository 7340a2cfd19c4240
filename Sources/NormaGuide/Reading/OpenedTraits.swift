// Rules with the traits that they name written out: a trait is a name for a part of what a rule asks.

/// What each trait describes, with the traits in it written out as well.
///
/// A trait that depends on itself stays a name, and so does one that is too large to be walked with each rule.
struct OpenedTraits {
    private enum Opened {
        case begun, closed
        case open(Description, size: Int)
    }

    private let traits: [String: Description]
    private var known: [String: Opened] = [:]

    /// Far more than a guide needs, and few enough to walk for each rule.
    private static let mostLeaves = 1000

    init(_ roles: [RoleDefinition]) {
        let named = roles.lazy.filter(\.isTrait).map { ($0.name, $0.description) }
        traits = Dictionary(named, uniquingKeysWith: { first, _ in first })
    }

    mutating func open(_ rule: Rule) -> Rule {
        guard !traits.isEmpty else { return rule }
        var rule = rule
        rule.form = rule.form.replacingDescriptions { open($0) }
        for index in rule.exceptions.indices {
            rule.exceptions[index].description = open(rule.exceptions[index].description)
        }
        return rule
    }

    private mutating func open(_ description: Description) -> Description {
        description.replacingLeaves { leaf in
            switch leaf {
            case .role(let name, let place): return opened(name).map { .trait(name, $0, place) } ?? leaf
            case .predicate(var use):
                use.argument = use.argument.replacingDescriptions { open($0) }
                return .predicate(use)
            case .kind, .trait, .name, .all, .any, .not: return leaf
            }
        }
    }

    private mutating func opened(_ name: String) -> Description? {
        switch known[name] {
        case .open(let description, _): return description
        case .begun, .closed: return nil
        case nil: break
        }
        guard let description = traits[name] else { return nil }
        known[name] = .begun
        let opened = open(description)
        let size = size(of: opened)
        known[name] = size > Self.mostLeaves ? .closed : .open(opened, size: size)
        return size > Self.mostLeaves ? nil : opened
    }

    /// How many leaves there are; those of a trait in it are counted already.
    private func size(of description: Description) -> Int {
        switch description {
        case .kind, .role, .name: return 1
        case .predicate(let use): return use.argument.descriptions.reduce(1) { min($0 + size(of: $1), Int(Int32.max)) }
        case .trait(let name, _, _): if case .open(_, let size)? = known[name] { return size } else { return 1 }
        case .all(let parts), .any(let parts): return parts.reduce(1) { min($0 + size(of: $1), Int(Int32.max)) }
        case .not(let inner): return size(of: inner)
        }
    }
}

// The order in which roles are evaluated: each after those that its own description names.

/// A role that is defined by itself comes somewhere in its cycle; the cycle is reported elsewhere.
enum RoleOrder {
    static func sorted(_ roles: [RoleDefinition]) -> [RoleDefinition] {
        let known = Dictionary(roles.map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
        var result: [RoleDefinition] = []
        var done: Set<String> = []
        var begun: Set<String> = []
        // A stack of our own: a chain of roles may be longer than the thread's.
        var waiting = roles.reversed().map(\.name)
        while let name = waiting.last {
            guard !done.contains(name), let role = known[name] else {
                waiting.removeLast()
                continue
            }
            let missing = begun.insert(name).inserted ? role.description.boundRoles.filter { !done.contains($0) } : []
            if missing.isEmpty {
                result.append(role)
                done.insert(name)
                waiting.removeLast()
            } else {
                waiting += missing
            }
        }
        return result
    }
}

extension Description {
    /// The roles that the thing itself has, not those that it is compared with.
    fileprivate var boundRoles: [String] {
        leaves(withDenied: false).compactMap { if case .role(let name, _) = $0 { name } else { nil } }
    }
}

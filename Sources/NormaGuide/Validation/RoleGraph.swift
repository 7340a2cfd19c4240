// The dependencies between roles, and the order of their evaluation.

/// Facts that must be known of other roles before one is: the evidence of a role itself, and the rest of it after `excludes`.
package struct RoleGraph: Sendable {
    /// Roles that are evaluated together: roles that depend on one another in a cycle, or a single one.
    package struct Stage: Sendable, Hashable {
        /// Indices of the definitions whose own descriptions are evaluated here.
        package var asked: [Int]
        /// Those whose `excludes` are applied here.
        package var settled: [Int]
        /// Whether one of them depends on another of the stage, so that all are evaluated until nothing changes.
        package var isCircle: Bool
    }

    /// A dependency of one role on another.
    struct Edge: Hashable {
        var from: Int
        var to: Int
        /// The thing itself must have the other role, and not something that it is compared with.
        var isOfItself: Bool
        /// It must not.
        var isDenied: Bool
        /// By `excludes`: on the other's own evidence.
        var isExclusion = false
    }

    let edges: [Edge]
    /// For each role those that it excludes, or that exclude it.
    package let excluded: [[Int]]
    private let count: Int
    /// For each node those that it needs; a role is two nodes: its own evidence, and after all of those its settled result.
    private let next: [[Int]]
    private let needs: [[Int]]

    package init(_ roles: [RoleDefinition]) {
        count = roles.count
        let indices = Dictionary(roles.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
        var edges: [Edge] = []
        var excluded: [[Int]] = Array(repeating: [], count: roles.count)
        for (index, role) in roles.enumerated() {
            let leanings = role.leanings
            for leaning in leanings {
                guard let other = indices[leaning.role] else { continue }
                edges.append(Edge(from: index, to: other, isOfItself: leaning.isOfItself, isDenied: leaning.isDenied))
            }
            for name in role.evidence?.excludes ?? [] {
                guard let other = indices[name.text], other != index else { continue }
                for (one, two) in [(index, other), (other, index)] where !excluded[one].contains(two) {
                    excluded[one].append(two)
                    edges.append(Edge(from: one, to: two, isOfItself: false, isDenied: true, isExclusion: true))
                }
            }
        }
        self.edges = edges
        self.excluded = excluded
        next = Self.next(edges, count: roles.count)
        var needs: [[Int]] = Array(repeating: [], count: roles.count)
        for edge in edges where !needs[edge.from].contains(edge.to) { needs[edge.from].append(edge.to) }
        self.needs = needs
    }

    private static func next(_ edges: [Edge], count: Int) -> [[Int]] {
        var next: [[Int]] = Array(repeating: [], count: count * 2)
        for role in 0..<count { next[count + role].append(role) }
        for edge in edges {
            let (from, to) = nodes(of: edge, count: count)
            next[from].append(to)
        }
        return next
    }

    private static func nodes(of edge: Edge, count: Int) -> (from: Int, to: Int) {
        edge.isExclusion ? (count + edge.from, edge.to) : (edge.from, count + edge.to)
    }

    /// In an order in which each stage needs nothing of a later one. Cycles through a negation were refused by the reader;
    /// if there were one, it would come as one stage.
    package func stages() -> [Stage] {
        components().map { nodes in
            let members = Set(nodes)
            return Stage(
                asked: nodes.filter { $0 < count }.sorted(),
                settled: nodes.filter { $0 >= count }.map { $0 - count }.sorted(),
                isCircle: nodes.contains { next[$0].contains(where: members.contains) }
            )
        }
    }

    /// The roles that one needs, including those that it excludes; not all the needs of these.
    package func leanedOn(by role: Int) -> [Int] { needs[role] }

    /// The cycles of nodes, each after those that it needs.
    private func components() -> [[Int]] { StrongComponents(next).inOrder() }

    /// For each edge that denies and is in a cycle, the roles around it, the first one again at the end.
    func cyclesThroughDenial() -> [[Int]] {
        var componentOf = Array(repeating: -1, count: count * 2)
        for (number, nodes) in StrongComponents(next).inOrder().enumerated() {
            for node in nodes { componentOf[node] = number }
        }
        var found: [[Int]] = []
        var seen: Set<Int> = []
        for edge in edges where edge.isDenied {
            let (from, to) = Self.nodes(of: edge, count: count)
            guard componentOf[from] == componentOf[to], seen.insert(componentOf[from]).inserted else { continue }
            var roles: [Int] = [edge.from]
            for node in way(from: to, to: from) where roles.last != node % count { roles.append(node % count) }
            if roles.count == 1 || roles.last != edge.from { roles.append(edge.from) }
            found.append(roles)
        }
        return found
    }

    /// The nodes of a shortest way, both ends included.
    private func way(from start: Int, to end: Int) -> [Int] {
        var previous: [Int: Int] = [start: start]
        var open = [start]
        var index = 0
        while index < open.count, previous[end] == nil {
            for node in next[open[index]] where previous[node] == nil {
                previous[node] = open[index]
                open.append(node)
            }
            index += 1
        }
        var way: [Int] = []
        var current = end
        while let before = previous[current] {
            way.append(current)
            if before == current { break }
            current = before
        }
        return way.reversed()
    }
}

/// A role that another one names, and the way it is used.
private struct Leaning {
    var role: String
    var isOfItself: Bool
    var isDenied: Bool
}

extension RoleDefinition {
    fileprivate var leanings: [Leaning] {
        guard let evidence else { return description.leanings(ofItself: true, denied: false) }
        return [evidence.sure, evidence.likely].compactMap(\.self).flatMap {
            $0.leanings(ofItself: true, denied: false)
        }
            + (evidence.never?.leanings(ofItself: true, denied: true) ?? [])
    }
}

extension Description {
    fileprivate func leanings(ofItself: Bool, denied: Bool) -> [Leaning] {
        switch self {
        case .role(let name, _): return [Leaning(role: name, isOfItself: ofItself, isDenied: denied)]
        case .trait(_, let inner, _): return inner.leanings(ofItself: ofItself, denied: denied)
        case .kind, .name: return []
        case .all(let parts), .any(let parts): return parts.flatMap { $0.leanings(ofItself: ofItself, denied: denied) }
        case .not(let inner): return inner.leanings(ofItself: ofItself, denied: true)
        case .predicate(let use):
            let places = Description.predicate(use).placedInRoles.map {
                Leaning(role: $0, isOfItself: false, isDenied: denied)
            }
            return places + use.argument.descriptions.flatMap { $0.leanings(ofItself: false, denied: denied) }
        }
    }
}

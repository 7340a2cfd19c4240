// New and gone cycles between the units of two states, each with the arrow that closed or opened it.

import NormaFindings

struct CycleComparison {
    let earlier: StateUses
    let later: StateUses
    let levels: [DiffLevel]
    let dependencies: [ChangedDependency]

    /// More cycles of one level are one tangle.
    private static let mostOfLevel = 20
    /// How many arrows are followed: each takes a search through the graph.
    private static let mostSearches = 200

    func changes() -> [ChangedCycle] {
        levels.filter { $0 != .libraries }.flatMap { level in
            cycles(level, isNew: true) + cycles(level, isNew: false)
        }.sorted { one, other in
            (one.isNew ? 0 : 1, one.level, one.path.joined()) < (other.isNew ? 0 : 1, other.level, other.path.joined())
        }
    }

    /// The arrows of one state, and which of its units reach each other.
    private struct Side {
        let names: [String]
        let numbers: [String: Int]
        let graph: DirectedGraph
        let components: StrongComponents

        init(_ edges: [UnitPair: GatheredUses]) {
            names = Set(edges.keys.flatMap { [$0.from, $0.to] }).sorted()
            let numbers = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
            self.numbers = numbers
            graph = DirectedGraph(
                nodeCount: names.count,
                edges: edges.keys.compactMap { pair in
                    numbers[pair.from].flatMap { from in numbers[pair.to].map { DirectedGraph.Edge(from, $0) } }
                }
            )
            components = StrongComponents(of: graph)
        }

        func isCyclic(_ from: String, _ to: String) -> Bool {
            guard let one = numbers[from], let other = numbers[to] else { return false }
            return components.componentOfNode[one] == components.componentOfNode[other]
        }

        /// The shortest way back from the end of an arrow to its start, the arrow first.
        func cycle(through pair: UnitPair) -> [String]? {
            guard let from = numbers[pair.from], let to = numbers[pair.to],
                let way = Reachability(from: [to], in: graph).path(to: from)
            else { return nil }
            return [pair.from] + way.dropLast().map { names[$0] }
        }

        func members(around unit: String) -> [String] {
            guard let number = numbers[unit] else { return [] }
            return components.components[components.componentOfNode[number]].map { names[$0] }
        }
    }

    /// A cycle belongs to one state if a changed arrow of that state is on it, and its ends didn't reach each other in the other one.
    private func cycles(_ level: DiffLevel, isNew: Bool) -> [ChangedCycle] {
        let changed = dependencies.filter { dependency in
            dependency.level == level && (isNew ? dependency.change != .gone : dependency.change == .gone)
        }
        let turned = isNew ? [] : dependencies.filter { $0.level == level && $0.change == .turned }
        guard !changed.isEmpty || !turned.isEmpty else { return [] }
        let (before, now) = (Side(earlier.edges[level] ?? [:]), Side(later.edges[level] ?? [:]))
        let (own, other) = isNew ? (now, before) : (before, now)
        var found: [ChangedCycle] = []
        var seen: Set<Set<String>> = []
        let closing = (changed + turned.map(\.reversed)).filter {
            own.isCyclic($0.from, $0.to) && !other.isCyclic($0.from, $0.to)
        }
        for dependency in closing.prefix(Self.mostSearches) where found.count < Self.mostOfLevel {
            let (from, to) = (dependency.from, dependency.to)
            guard let path = own.cycle(through: UnitPair(from: from, to: to)), seen.insert(Set(path)).inserted else {
                continue
            }
            found.append(
                ChangedCycle(
                    level: level,
                    isNew: isNew,
                    path: path,
                    members: own.members(around: from),
                    closing: dependency
                )
            )
        }
        return found
    }
}

extension ChangedDependency {
    /// The arrow that was there before it was turned round; its places are unknown.
    fileprivate var reversed: ChangedDependency {
        ChangedDependency(level: level, change: .gone, from: to, to: from)
    }
}

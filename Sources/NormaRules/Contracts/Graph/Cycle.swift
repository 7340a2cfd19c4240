// A cycle to show to a reader: as short as can be found in time, and the edge that is cheapest to cut.

/// Nodes that lead round: an edge from each to the next, and from the last to the first.
struct Cycle: Sendable, Hashable {
    /// Without repetition, the smallest first.
    let nodes: [Int]
    /// No shorter cycle exists in the component; false where the search ended before that was certain.
    let isShortest: Bool

    /// The edges in order, as pairs.
    var steps: [(from: Int, to: Int)] {
        zip(nodes, nodes.dropFirst() + nodes.prefix(1)).map { (from: $0, to: $1) }
    }

    /// The edge of this cycle with the least weight, by which the cycle is broken; of several the first.
    func cheapestEdge(in graph: DirectedGraph) -> DirectedGraph.Edge? {
        steps.compactMap { graph.edge(from: $0.from, to: $0.to) }.min { $0.weight < $1.weight }
    }

    private init(rotating nodes: [Int], isShortest: Bool) {
        let smallest = nodes.indices.min { nodes[$0] < nodes[$1] } ?? nodes.startIndex
        self.nodes = Array(nodes[smallest...] + nodes[..<smallest])
        self.isShortest = isShortest
    }
}

extension Cycle {
    /// How many edges a search may look at before it is content with the best cycle so far.
    static let defaultEffort = 20_000_000

    /// A shortest cycle of two nodes or more among the nodes of one component; nil where there is none.
    ///
    /// Cycles of two are found in one pass. For longer ones a breadth-first search starts from each node in turn, no deeper
    /// than the best cycle known, until `effort` edges were looked at: from there on the best one is returned, with
    /// `isShortest` false. The first search alone finds a cycle, so a component always yields one.
    static func shortest(within component: [Int], of graph: DirectedGraph, effort: Int = defaultEffort) -> Cycle? {
        let part = ComponentGraph(component, of: graph)
        if let pair = part.pair() { return Cycle(rotating: part.names(pair), isShortest: true) }
        var best: [Int] = []
        var remaining = effort
        for start in 0..<part.graph.nodeCount {
            // Two was excluded above, so nothing is shorter than three.
            if best.count == 3 { break }
            if remaining <= 0, !best.isEmpty {
                return Cycle(rotating: part.names(best), isShortest: false)
            }
            if let found = part.cycle(through: start, shorterThan: best.isEmpty ? .max : best.count, &remaining) {
                best = found
            }
        }
        return best.isEmpty ? nil : Cycle(rotating: part.names(best), isShortest: true)
    }
}

/// The nodes of one component, numbered anew, with the edges among them.
private struct ComponentGraph {
    let graph: DirectedGraph
    private let members: [Int]
    private let seen: SearchMarks

    init(_ component: [Int], of whole: DirectedGraph) {
        let members = component.sorted()
        let numbers = Dictionary(members.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        self.members = members
        let edges = members.indices.flatMap { from in
            whole.edges(from: members[from]).compactMap { edge -> DirectedGraph.Edge? in
                guard edge.to != edge.from, let to = numbers[edge.to] else { return nil }
                return DirectedGraph.Edge(from, to, weight: edge.weight)
            }
        }
        graph = DirectedGraph(nodeCount: members.count, edges: edges)
        seen = SearchMarks(count: members.count)
    }

    func names(_ nodes: [Int]) -> [Int] { nodes.map { members[$0] } }

    /// Two nodes that lead to each other; of several such pairs the one with the cheapest edge, then the first.
    func pair() -> [Int]? {
        var best: (nodes: [Int], weight: Int)?
        for edge in graph.edges where edge.from < edge.to {
            guard let back = graph.edge(from: edge.to, to: edge.from) else { continue }
            let weight = min(edge.weight, back.weight)
            if weight < best?.weight ?? .max { best = ([edge.from, edge.to], weight) }
        }
        return best?.nodes
    }

    /// A shortest cycle through a node and greater ones only (each cycle has a smallest node), where it has fewer nodes
    /// than the limit.
    func cycle(through start: Int, shorterThan limit: Int, _ remaining: inout Int) -> [Int]? {
        seen.begin(at: start)
        var head = 0
        while head < seen.queue.count {
            let node = seen.queue[head]
            head += 1
            // A cycle closed from here has one node more than the distance.
            if seen.distance[node] + 1 >= limit { return nil }
            for edge in graph.edges(from: node) {
                remaining -= 1
                if edge.to == start { return seen.path(to: node) }
                if edge.to > start { seen.visit(edge.to, from: node) }
            }
        }
        return nil
    }
}

/// What a search has seen, kept between searches so that beginning anew costs nothing.
private final class SearchMarks {
    private var round = 0
    private var rounds: [Int]
    private var previous: [Int]
    private(set) var distance: [Int]
    private(set) var queue: [Int] = []

    init(count: Int) {
        rounds = Array(repeating: 0, count: count)
        previous = rounds
        distance = rounds
    }

    func begin(at start: Int) {
        round += 1
        queue.removeAll(keepingCapacity: true)
        rounds[start] = round
        previous[start] = start
        distance[start] = 0
        queue.append(start)
    }

    func visit(_ node: Int, from other: Int) {
        guard rounds[node] != round else { return }
        rounds[node] = round
        previous[node] = other
        distance[node] = distance[other] + 1
        queue.append(node)
    }

    func path(to node: Int) -> [Int] {
        var path = [node]
        var current = node
        while previous[current] != current {
            current = previous[current]
            path.append(current)
        }
        return path.reversed()
    }
}

// One component of a graph, so that work on it costs no more than its size.

/// The nodes of one component, renumbered, with the edges among them.
struct ComponentGraph {
    let graph: DirectedGraph
    /// The number in the whole graph of each node.
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

    /// The edges in ascending order, with the numbers of the whole graph.
    var edges: [DirectedGraph.Edge] {
        graph.edges.map { DirectedGraph.Edge(members[$0.from], members[$0.to], weight: $0.weight) }
    }

    /// Whether a cycle remains without one edge, which has the numbers of the whole graph.
    func isCyclic(without cut: DirectedGraph.Edge) -> Bool {
        let rest = graph.filtered { members[$0.from] != cut.from || members[$0.to] != cut.to }
        return !StrongComponents(of: rest).cyclic.isEmpty
    }

    /// Two nodes with edges to each other; if there are several such pairs, the one with the cheapest edge, then the first.
    func pair() -> [Int]? {
        var best: (nodes: [Int], weight: Int)?
        for edge in graph.edges where edge.from < edge.to {
            guard let back = graph.edge(from: edge.to, to: edge.from) else { continue }
            let weight = min(edge.weight, back.weight)
            if weight < best?.weight ?? .max { best = ([edge.from, edge.to], weight) }
        }
        return best?.nodes
    }

    /// A shortest cycle through an edge, from its start on; the edge and the nodes have the numbers of the whole graph.
    /// Nil if no path leads back from its end.
    func cycle(through edge: DirectedGraph.Edge) -> [Int]? {
        guard let from = members.firstIndex(of: edge.from), let to = members.firstIndex(of: edge.to) else { return nil }
        seen.begin(at: to)
        var head = 0
        while head < seen.queue.count {
            let node = seen.queue[head]
            head += 1
            if node == from { return names([from] + seen.path(to: node).dropLast()) }
            for next in graph.edges(from: node) { seen.visit(next.to, from: node) }
        }
        return nil
    }

    /// A shortest cycle through a node and greater ones only (each cycle has a smallest node), if it has fewer nodes
    /// than the limit.
    func cycle(through start: Int, shorterThan limit: Int, _ remaining: inout Int) -> [Int]? {
        seen.begin(at: start)
        var head = 0
        while head < seen.queue.count {
            let node = seen.queue[head]
            head += 1
            // A cycle that is closed here has one node more than the distance.
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

/// The marks of a search, kept between searches so that starting again costs nothing.
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

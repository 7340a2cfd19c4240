// The uses between units as a graph: the number on each edge, and the first few places.

struct UseGraph {
    /// The uses of one edge.
    struct Edge {
        var count = 0
        /// The first in the order of the project.
        var sample: [UnitUse] = []
    }

    /// Enough to start with; the count says how many there are.
    static let sampleSize = 6

    private(set) var edges: [Key: Edge] = [:]

    struct Key: Hashable {
        var from: Int
        var to: Int
    }

    mutating func add(_ use: UnitUse) {
        let key = Key(from: use.from, to: use.to)
        edges[key, default: Edge()].count += 1
        if let count = edges[key]?.sample.count, count < Self.sampleSize { edges[key]?.sample.append(use) }
    }

    func edge(from: Int, to: Int) -> Edge { edges[Key(from: from, to: to)] ?? Edge() }

    func graph(nodeCount: Int) -> DirectedGraph {
        DirectedGraph(nodeCount: nodeCount, edges: edges.map { DirectedGraph.Edge($0.from, $0.to, weight: $1.count) })
    }
}

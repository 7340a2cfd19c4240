// A cycle to show to a reader: as short as can be found in time, with the edge that is cheapest to cut.

/// Nodes in a cycle: an edge leads from each to the next, and from the last to the first.
struct Cycle: Sendable, Hashable {
    /// Without repetition, the smallest first.
    let nodes: [Int]
    /// No shorter cycle exists in the component; false if the search ended before that was certain.
    let isShortest: Bool

    /// The edges in order, as pairs.
    var steps: [(from: Int, to: Int)] {
        zip(nodes, nodes.dropFirst() + nodes.prefix(1)).map { (from: $0, to: $1) }
    }

    /// The edge of this cycle with the least weight, the place to break it; if there are several, the first.
    func cheapestEdge(in graph: DirectedGraph) -> DirectedGraph.Edge? {
        steps.compactMap { graph.edge(from: $0.from, to: $0.to) }.min { $0.weight < $1.weight }
    }

    init(rotating nodes: [Int], isShortest: Bool) {
        let smallest = nodes.indices.min { nodes[$0] < nodes[$1] } ?? nodes.startIndex
        self.nodes = Array(nodes[smallest...] + nodes[..<smallest])
        self.isShortest = isShortest
    }
}

extension Cycle {
    /// How many edges a search may look at before it settles for the best cycle so far.
    static let defaultEffort = 20_000_000

    /// A shortest cycle of two nodes or more among the nodes of one component; nil if there is none.
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

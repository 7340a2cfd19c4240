// A directed graph over the numbers 0 ..< nodeCount, in two flat arrays.

import NormaText

/// A graph whose edges have a weight of at least 1; repeated edges become one with the sum of their weights.
///
/// Immutable; the successors of a node are in ascending order. An edge to a number that isn't a node is left out.
struct DirectedGraph: Sendable, Hashable {
    struct Edge: Sendable, Hashable, Comparable {
        var from: Int
        var to: Int
        var weight: Int

        init(_ from: Int, _ to: Int, weight: Int = 1) {
            self.from = from
            self.to = to
            self.weight = weight
        }

        static func < (left: Edge, right: Edge) -> Bool {
            (left.from, left.to, left.weight) < (right.from, right.to, right.weight)
        }
    }

    let nodeCount: Int
    /// In ascending order of `from`, then `to`.
    let edges: [Edge]
    /// The edges of a node `n` are `edges[starts[n] ..< starts[n + 1]]`.
    private let starts: [Int]

    /// Cost: sorting the edges.
    init(nodeCount: Int, edges unordered: [Edge]) {
        let count = max(0, nodeCount)
        let nodes = 0..<count
        var merged: [Edge] = []
        merged.reserveCapacity(unordered.count)
        for edge in unordered.sorted() where nodes.contains(edge.from) && nodes.contains(edge.to) {
            if let last = merged.last, last.from == edge.from, last.to == edge.to {
                merged[merged.count - 1].weight += edge.weight
            } else {
                merged.append(edge)
            }
        }
        var starts = Array(repeating: 0, count: count + 1)
        for edge in merged { starts[edge.from + 1] += 1 }
        for node in nodes { starts[node + 1] += starts[node] }
        self.nodeCount = count
        self.edges = merged
        self.starts = starts
    }

    /// The edges that leave a node; none for a number that isn't a node.
    func edges(from node: Int) -> ArraySlice<Edge> {
        guard node >= 0, node < nodeCount else { return [] }
        return edges[starts[node]..<starts[node + 1]]
    }

    /// The edge between two nodes; a binary search.
    func edge(from: Int, to: Int) -> Edge? {
        let candidates = edges(from: from)
        let place = candidates.partitioningIndex { $0.to >= to }
        return place < candidates.endIndex && candidates[place].to == to ? candidates[place] : nil
    }

    /// The same graph with every edge reversed.
    var reversed: DirectedGraph {
        DirectedGraph(nodeCount: nodeCount, edges: edges.map { Edge($0.to, $0.from, weight: $0.weight) })
    }

    /// The same nodes with only those edges that fit.
    func filtered(_ isKept: (Edge) -> Bool) -> DirectedGraph {
        DirectedGraph(nodeCount: nodeCount, edges: edges.filter(isKept))
    }
}

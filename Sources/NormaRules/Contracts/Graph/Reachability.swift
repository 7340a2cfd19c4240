// The nodes that can be reached from some nodes, and the shortest paths: one breadth-first pass.

/// The nodes that can be reached from a set of sources.
///
/// Cost: linear in nodes and edges, once for all sources together; a path costs its length.
struct Reachability: Sendable, Hashable {
    /// The node before each on a shortest path from the nearest source; a source has itself, an unreachable node -1.
    private let previous: [Int]
    /// The number of edges from the nearest source; -1 for an unreachable node.
    private let distances: [Int]

    /// Sources that aren't nodes are left out. Ties go to the source named first, then to the smaller node.
    init(from sources: some Sequence<Int>, in graph: DirectedGraph) {
        var previous = Array(repeating: -1, count: graph.nodeCount)
        var distances = previous
        var queue: [Int] = []
        for source in sources where source >= 0 && source < graph.nodeCount && distances[source] < 0 {
            previous[source] = source
            distances[source] = 0
            queue.append(source)
        }
        var head = 0
        while head < queue.count {
            let node = queue[head]
            head += 1
            for edge in graph.edges(from: node) where distances[edge.to] < 0 {
                previous[edge.to] = node
                distances[edge.to] = distances[node] + 1
                queue.append(edge.to)
            }
        }
        self.previous = previous
        self.distances = distances
    }

    /// The number of edges of a shortest path from a source; nil if there is no path.
    func distance(to node: Int) -> Int? {
        distances.indices.contains(node) && distances[node] >= 0 ? distances[node] : nil
    }

    func contains(_ node: Int) -> Bool { distance(to: node) != nil }

    /// The nodes of a shortest path, the source first and the node last; nil if there is no path.
    func path(to node: Int) -> [Int]? {
        guard contains(node) else { return nil }
        var path = [node]
        var current = node
        while previous[current] != current {
            current = previous[current]
            path.append(current)
        }
        return path.reversed()
    }
}

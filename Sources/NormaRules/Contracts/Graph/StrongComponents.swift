// Which nodes reach each other: Tarjan's algorithm with an explicit stack, so that a deep graph can't overflow the call stack.

/// The strongly connected components of a graph.
///
/// Cost: linear in nodes and edges.
struct StrongComponents: Sendable, Hashable {
    /// Components in reverse topological order: each is before those that can reach it, so the first has no outgoing edge.
    /// The nodes of each are in ascending order.
    private(set) var components: [[Int]] = []
    /// The component of each node, an index into `components`.
    private(set) var componentOfNode: [Int]

    init(of graph: DirectedGraph) {
        componentOfNode = Array(repeating: -1, count: graph.nodeCount)
        var search = TarjanSearch(graph)
        for root in 0..<graph.nodeCount {
            search.run(from: root) { component in
                for node in component { componentOfNode[node] = components.count }
                components.append(component.sorted())
            }
        }
    }

    /// The components of more than one node: their nodes are on cycles.
    var cyclic: [[Int]] { components.filter { $0.count > 1 } }

    /// Whether both ends of the edge are in one component: then the edge is on a cycle.
    func isInside(_ edge: DirectedGraph.Edge) -> Bool {
        guard componentOfNode.indices.contains(edge.from), componentOfNode.indices.contains(edge.to) else {
            return false
        }
        return componentOfNode[edge.from] == componentOfNode[edge.to]
    }
}

/// The state of one search; `run` it from each node in turn.
private struct TarjanSearch {
    private struct Frame {
        var node: Int
        /// The next edge to follow, an index into the graph's edges.
        var next: Int
        var end: Int
    }

    private let graph: DirectedGraph
    private var number: [Int]
    private var lowest: [Int]
    private var isWaiting: [Bool]
    private var waiting: [Int] = []
    private var frames: [Frame] = []
    private var counter = 0

    init(_ graph: DirectedGraph) {
        self.graph = graph
        number = Array(repeating: -1, count: graph.nodeCount)
        lowest = Array(repeating: -1, count: graph.nodeCount)
        isWaiting = Array(repeating: false, count: graph.nodeCount)
    }

    mutating func run(from root: Int, found: ([Int]) -> Void) {
        guard number[root] < 0 else { return }
        enter(root)
        while var frame = frames.popLast() {
            if frame.next < frame.end {
                let target = graph.edges[frame.next].to
                frame.next += 1
                frames.append(frame)
                if number[target] < 0 {
                    enter(target)
                } else if isWaiting[target] {
                    lowest[frame.node] = min(lowest[frame.node], number[target])
                }
            } else {
                leave(frame.node, found: found)
            }
        }
    }

    private mutating func enter(_ node: Int) {
        number[node] = counter
        lowest[node] = counter
        counter += 1
        waiting.append(node)
        isWaiting[node] = true
        let edges = graph.edges(from: node)
        frames.append(Frame(node: node, next: edges.startIndex, end: edges.endIndex))
    }

    private mutating func leave(_ node: Int, found: ([Int]) -> Void) {
        if let outer = frames.last { lowest[outer.node] = min(lowest[outer.node], lowest[node]) }
        guard lowest[node] == number[node] else { return }
        var component: [Int] = []
        while let member = waiting.popLast() {
            isWaiting[member] = false
            component.append(member)
            if member == node { break }
        }
        found(component)
    }
}

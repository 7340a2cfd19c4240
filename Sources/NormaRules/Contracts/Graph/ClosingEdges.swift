// For units that all reach each other: the cycles that some of their edges close.

struct ClosingEdges {
    private let edges: [DirectedGraph.Edge]
    private let component: ComponentGraph

    /// No one reads more cycles of one set of units: it is one tangle.
    private static let mostCycles = 20
    /// How many edges are tried: each takes a search through the component.
    private static let mostSearches = 200

    init(_ edges: [DirectedGraph.Edge], of component: ComponentGraph) {
        self.edges = edges
        self.component = component
    }

    /// A shortest cycle through each edge, except for edges on a cycle that is reported already.
    func cycles() -> [(cycle: Cycle, cut: DirectedGraph.Edge)] {
        var cycles: [(cycle: Cycle, cut: DirectedGraph.Edge)] = []
        for edge in edges.prefix(Self.mostSearches) where cycles.count < Self.mostCycles {
            let isReported = cycles.contains { $0.cycle.steps.contains { $0.from == edge.from && $0.to == edge.to } }
            guard !isReported, let nodes = component.cycle(through: edge) else { continue }
            cycles.append((Cycle(rotating: nodes, isShortest: false), edge))
        }
        return cycles
    }
}

// Of units that all reach each other: the circles that some of their edges close.

struct ClosingEdges {
    private let edges: [DirectedGraph.Edge]
    private let component: ComponentGraph

    /// More circles of one set of units nobody reads; it is one knot.
    private static let mostCircles = 20
    /// How many edges are tried: each is a search through the component.
    private static let mostSearches = 200

    init(_ edges: [DirectedGraph.Edge], of component: ComponentGraph) {
        self.edges = edges
        self.component = component
    }

    /// A shortest circle through each edge, but for those that lie on a circle that is told already.
    func circles() -> [(cycle: Cycle, cut: DirectedGraph.Edge)] {
        var circles: [(cycle: Cycle, cut: DirectedGraph.Edge)] = []
        for edge in edges.prefix(Self.mostSearches) where circles.count < Self.mostCircles {
            let isTold = circles.contains { $0.cycle.steps.contains { $0.from == edge.from && $0.to == edge.to } }
            guard !isTold, let nodes = component.cycle(through: edge) else { continue }
            circles.append((Cycle(rotating: nodes, isShortest: false), edge))
        }
        return circles
    }
}

// An order of units in which as few uses as possible point back, for a matrix and for a picture from top to bottom.

/// A unit is before the units it uses. Ranks decide first, if there are any; units that reach each other stay together, so that
/// the heaviest uses among them point forward (the greedy order of Eades, Lin and Smyth, 1993, by weight).
struct StructureOrder {
    /// The units in their order.
    let units: [Int]
    /// By unit; nil for a unit that isn't in a cycle. Numbered in the order of the units.
    let circles: [Int?]

    /// - Parameter ranks: by unit; units without a rank come last.
    ///
    /// Cost: linear, except for cycles: the square of the units in one.
    init(_ graph: DirectedGraph, ranks: [Int?]) {
        let components = StrongComponents(of: graph)
        var order: [Int] = []
        // Components come with those first that have no outgoing edges.
        for component in components.components.reversed() {
            order += component.count > 1 ? Self.greedy(component, of: graph) : component
        }
        let places = order.indices.sorted { left, right in
            let (one, other) = (rank(order[left], ranks), rank(order[right], ranks))
            return one != other ? one < other : left < right
        }
        units = places.map { order[$0] }
        var numbers: [Int: Int] = [:]
        var circles: [Int?] = Array(repeating: nil, count: graph.nodeCount)
        for unit in units {
            let component = components.componentOfNode[unit]
            guard components.components[component].count > 1 else { continue }
            circles[unit] = numbers[component, default: numbers.count]
            numbers[component] = circles[unit]
        }
        self.circles = circles

        func rank(_ unit: Int, _ ranks: [Int?]) -> Int { (ranks.indices.contains(unit) ? ranks[unit] : nil) ?? .max }
    }

    private static func greedy(_ component: [Int], of whole: DirectedGraph) -> [Int] {
        let part = ComponentGraph(component, of: whole)
        let reversed = part.graph.reversed
        var out = Array(repeating: 0, count: part.graph.nodeCount)
        var into = out
        for edge in part.graph.edges {
            out[edge.from] += edge.weight
            into[edge.to] += edge.weight
        }
        var left = Array(0..<part.graph.nodeCount)
        var (front, back): ([Int], [Int]) = ([], [])
        while !left.isEmpty {
            let place =
                left.indices.first { out[left[$0]] == 0 } ?? left.indices.first { into[left[$0]] == 0 }
                ?? left.indices.max { out[left[$0]] - into[left[$0]] < out[left[$1]] - into[left[$1]] } ?? 0
            let node = left.remove(at: place)
            if out[node] == 0 { back.append(node) } else { front.append(node) }
            for edge in part.graph.edges(from: node) { into[edge.to] -= edge.weight }
            for edge in reversed.edges(from: node) { out[edge.to] -= edge.weight }
        }
        return part.names(front + back.reversed())
    }
}

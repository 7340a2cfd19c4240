// The structure of a project, level by level, as plain values.

import NormaFindings

package enum StructureGraphs {
    /// A graph for each of the levels that the project has.
    ///
    /// Cost: one pass over references, imports and manifests for each level.
    package static func graphs(
        of levels: [StructureLevel],
        in context: JudgingContext,
        faults: UsesAtFault
    ) -> [StructureGraph] {
        levels.compactMap { level in
            let graph = graph(of: level, in: context, faults: faults)
            // Without features, and in one layer or none, parts are the same as modules or layers.
            let isKept = level != .parts || graph.units.contains { $0.name != $0.layer && $0.layer != nil }
            return graph.units.isEmpty || !isKept ? nil : graph
        }
    }

    static func graph(of level: StructureLevel, in context: JudgingContext, faults: UsesAtFault) -> StructureGraph {
        graph(of: StructureUnits(of: level, in: context), level, in: context, faults: faults)
    }

    static func graph(
        of units: StructureUnits,
        _ level: StructureLevel,
        in context: JudgingContext,
        faults: UsesAtFault
    ) -> StructureGraph {
        var gathered = StructureEdges(context: context, faults: faults, room: level.room)
        UseScan(context: context, units: units.map, tests: .none).forEach { use in
            if !units.isLeftOut[use.from], !units.isLeftOut[use.to] { gathered.add(use) }
        }
        return sorted(units, gathered.all(), level)
    }

    private static func sorted(_ units: StructureUnits, _ edges: [StructureEdge], _ level: StructureLevel)
        -> StructureGraph
    {
        let graph = DirectedGraph(
            nodeCount: units.units.count,
            edges: edges.map { DirectedGraph.Edge($0.from, $0.to, weight: max(1, $0.weight)) }
        )
        let order = StructureOrder(graph, ranks: units.units.map(\.rank))
        let kept = order.units.filter { !units.isLeftOut[$0] }
        let numbers = Dictionary(kept.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let renumbered = edges.compactMap { edge -> StructureEdge? in
            guard let from = numbers[edge.from], let to = numbers[edge.to] else { return nil }
            var copy = edge
            (copy.from, copy.to) = (from, to)
            copy.isInCircle = order.circles[edge.from] != nil && order.circles[edge.from] == order.circles[edge.to]
            return copy
        }
        return StructureGraph(
            level: level,
            units: kept.map { number in
                var unit = units.units[number]
                unit.circle = order.circles[number]
                return unit
            },
            edges: renumbered.sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        )
    }
}

extension StructureLevel {
    /// Types have many edges; for other units each edge can be looked at.
    fileprivate var room: StructureEdges.Room {
        self == .types ? StructureEdges.Room(faults: 10, others: 1) : StructureEdges.Room(faults: 50, others: 12)
    }
}

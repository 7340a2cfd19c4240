// The groups of a graph's units, for formats that draw boxes around boxes.

import NormaFindings

/// Groups in the order of their first units; an edge without two ends is left out.
struct GraphGroups {
    struct Group {
        /// Nil for units without a group.
        var name: String?
        var units: [Int]
    }

    let groups: [Group]

    init(_ graph: StructureGraph) {
        let name = Self.name(for: graph)
        var groups: [Group] = []
        var places: [String?: Int] = [:]
        for (index, unit) in graph.units.enumerated() {
            let key = name(unit)
            if let place = places[key] {
                groups[place].units.append(index)
            } else {
                places[key] = groups.count
                groups.append(Group(name: key, units: [index]))
            }
        }
        self.groups = groups
    }

    /// Types by their feature or module, all other units by layers.
    private static func name(for graph: StructureGraph) -> (StructureUnit) -> String? {
        switch graph.level {
        case .layers: return { _ in nil }
        case .parts, .features, .modules: return { $0.layer }
        case .types:
            if graph.units.contains(where: { $0.feature != nil }) { return { $0.feature } }
            if graph.units.contains(where: { $0.module != nil }) { return { $0.module } }
            return { $0.layer }
        }
    }
}

extension StructureGraph {
    /// The edges between units of the graph, with their indices.
    var soundEdges: [(index: Int, edge: StructureEdge)] {
        edges.enumerated().filter { units.indices.contains($1.from) && units.indices.contains($1.to) }
            .map { (index: $0, edge: $1) }
    }
}

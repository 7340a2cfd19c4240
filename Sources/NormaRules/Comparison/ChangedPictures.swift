// The later structure as graphs in which changed arrows are marked, for pictures.

import NormaFindings
import NormaProject
import NormaText

struct ChangedPictures {
    let later: StateUses
    let dependencies: [ChangedDependency]
    let faults: UsesAtFault

    /// A picture for each level with a changed arrow between two units that are drawn.
    func all() -> [ChangedPicture] {
        DiffLevel.allCases.compactMap { level in
            let changed = dependencies.filter { $0.level == level }
            guard !changed.isEmpty else { return nil }
            let graph: StructureGraph
            switch level {
            case .libraries: return nil
            case .modules: graph = StructureGraphs.graph(of: .modules, in: later.context, faults: faults)
            case .layers: graph = StructureGraphs.graph(of: .layers, in: later.context, faults: faults)
            case .features where !later.context.project.features.isEmpty:
                graph = StructureGraphs.graph(of: .features, in: later.context, faults: faults)
            case .features: graph = drawn(as: .features, level, around: changed)
            case .folders: graph = drawn(as: .parts, level, around: changed)
            }
            return ChangedPicture(level: level, graph: marked(graph, changed))
        }
    }

    private func marked(_ graph: StructureGraph, _ changed: [ChangedDependency]) -> StructureGraph {
        var graph = graph
        var numbers = Dictionary(
            graph.units.enumerated().map { ($1.name, $0) },
            uniquingKeysWith: { first, _ in first }
        )
        func number(_ name: String) -> Int {
            if let known = numbers[name] { return known }
            numbers[name] = graph.units.count
            graph.units.append(StructureUnit(name: name))
            return graph.units.count - 1
        }
        var places: [[Int]: Int] = [:]
        for (index, edge) in graph.edges.enumerated() { places[[edge.from, edge.to]] = index }
        for dependency in changed {
            let (from, to) = (number(dependency.from), number(dependency.to))
            if let place = places[[from, to]] {
                graph.edges[place].change = dependency.change
            } else {
                var edge = StructureEdge(from: from, to: to)
                (edge.references, edge.imports) = (dependency.references, dependency.imports)
                edge.declarations = dependency.declarations
                edge.uses = dependency.places
                edge.change = dependency.change
                graph.edges.append(edge)
            }
        }
        graph.edges.sort { ($0.from, $0.to) < ($1.from, $1.to) }
        return graph
    }

    /// The units side by side with those of changed arrows.
    private func drawn(as shown: StructureLevel, _ level: DiffLevel, around changed: [ChangedDependency])
        -> StructureGraph
    {
        let parents = Set(changed.map { RelativePath($0.from).parent })
        let edges = (later.edges[level] ?? [:]).filter { parents.contains(RelativePath($0.key.from).parent) }
        let names = Set(edges.keys.flatMap { [$0.from, $0.to] }).sorted()
        let numbers = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let graph = DirectedGraph(
            nodeCount: names.count,
            edges: edges.compactMap { pair, uses in
                guard let from = numbers[pair.from], let to = numbers[pair.to] else { return nil }
                return DirectedGraph.Edge(from, to, weight: max(1, uses.references))
            }
        )
        let order = StructureOrder(graph, ranks: [])
        let places = Dictionary(order.units.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        var result = StructureGraph(level: shown)
        result.units = order.units.map { number in
            var unit = StructureUnit(name: names[number])
            unit.files = (later.files[.folders] ?? [:])[names[number]] ?? 0
            unit.circle = order.circles[number]
            return unit
        }
        result.edges = graph.edges.compactMap { edge in
            guard let from = places[edge.from], let to = places[edge.to] else { return nil }
            var drawn = StructureEdge(from: from, to: to)
            drawn.references = edge.weight
            drawn.isInCircle = order.circles[edge.from] != nil && order.circles[edge.from] == order.circles[edge.to]
            return drawn
        }
        return result
    }
}

// A guide's contracts as a graph of who may use whom, to be drawn again.

import NormaFindings
import NormaGuide

extension AllowContract {
    /// Users come before the things that they use, unless there is a cycle.
    var drawing: StructureGraph {
        let names = units.map(\.text)
        let targets = Dictionary(grouping: arrows, by: \.from.text).mapValues { $0.map(\.to.text) }
        var order: [String] = []
        var seen: Set<String> = []
        for name in names.reversed() { visit(name, targets, &seen, &order) }
        order.reverse()
        let places = Dictionary(order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let edges = arrows.compactMap { arrow -> StructureEdge? in
            guard let from = places[arrow.from.text], let to = places[arrow.to.text], from != to else { return nil }
            return StructureEdge(from: from, to: to)
        }
        return StructureGraph(
            level: .layers,
            units: order.map { StructureUnit(name: $0) },
            edges: Set(edges).sorted { ($0.from, $0.to) < ($1.from, $1.to) }
        )
    }

    /// Each unit after everything that it uses.
    private func visit(
        _ name: String,
        _ targets: [String: [String]],
        _ seen: inout Set<String>,
        _ order: inout [String]
    ) {
        guard seen.insert(name).inserted else { return }
        for target in (targets[name] ?? []).reversed() { visit(target, targets, &seen, &order) }
        order.append(name)
    }
}

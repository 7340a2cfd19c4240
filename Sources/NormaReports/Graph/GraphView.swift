// A part of a graph in more detail than the rest.

import NormaFindings
import NormaText

package enum GraphView {
    /// A unit with its direct neighbours and the uses between them; or the members of a layer, a feature or a module
    /// one by one, with all others grouped into units of the same kind.
    ///
    /// - Parameter name: a unit's name in any case, or the last part of it (`Row` for `CartView.Row`) if that is
    ///   unique.
    package static func focused(_ graph: StructureGraph, on name: String) throws(UnknownUnit) -> StructureGraph {
        let exact = graph.units.indices.filter { graph.units[$0].name == name }
        if !exact.isEmpty { return neighbourhood(of: Set(exact), in: graph) }
        if let view = members(of: name, in: graph, by: ==) { return view }
        let folded = name.lowercased()
        if let unit = only(in: graph, where: { $0.name.lowercased() == folded }) {
            return neighbourhood(of: [unit], in: graph)
        }
        if let view = members(of: folded, in: graph, by: { $0.lowercased() == $1 }) { return view }
        let ending = "." + folded
        if let unit = only(in: graph, where: { $0.name.lowercased().hasSuffix(ending) }) {
            return neighbourhood(of: [unit], in: graph)
        }
        throw UnknownUnit(name, in: graph)
    }

    private static func only(in graph: StructureGraph, where fits: (StructureUnit) -> Bool) -> Int? {
        let found = graph.units.indices.filter { fits(graph.units[$0]) }
        return found.count == 1 ? found.first : nil
    }

    private static func members(
        of name: String,
        in graph: StructureGraph,
        by isSame: (String, String) -> Bool
    ) -> StructureGraph? {
        for level in [StructureLevel.layers, .features, .modules] where level != graph.level {
            let members = graph.units.indices.filter { index in
                graph.units[index].home(at: level).map { isSame($0, name) } ?? false
            }
            guard !members.isEmpty else { continue }
            return UnitGroups(graph, level: level, kept: Set(members)).collapsed(as: graph.level)
        }
        return nil
    }

    /// Cycles are unchanged: they may lead through hidden units.
    private static func neighbourhood(of centre: Set<Int>, in graph: StructureGraph) -> StructureGraph {
        let edges = graph.soundEdges.map(\.edge).filter { centre.contains($0.from) || centre.contains($0.to) }
        let shown = centre.union(edges.map(\.from)).union(edges.map(\.to)).sorted()
        let numbers = Dictionary(shown.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let renumbered = edges.compactMap { edge -> StructureEdge? in
            guard let from = numbers[edge.from], let to = numbers[edge.to] else { return nil }
            var copy = edge
            (copy.from, copy.to) = (from, to)
            return copy
        }
        return StructureGraph(level: graph.level, units: shown.map { graph.units[$0] }, edges: renumbered)
    }
}

/// There is no unit of that name.
package struct UnknownUnit: Error, Sendable, Hashable {
    package let name: String
    package let level: StructureLevel
    /// Similar names, the likeliest first.
    package let choices: [String]

    package var nearest: String? { choices.first }

    init(_ name: String, in graph: StructureGraph) {
        self.name = name
        level = graph.level
        var seen: Set<String> = []
        let homes = graph.units.flatMap { unit in
            [unit.name] + [StructureLevel.layers, .features, .modules].compactMap { unit.home(at: $0) }
        }
        choices = NearestWord.choices(for: name, among: homes.filter { seen.insert($0).inserted })
    }
}

extension StructureUnit {
    /// The unit's parent at a level; nil if it has several or none.
    func home(at level: StructureLevel) -> String? {
        switch level {
        case .layers: layer
        case .parts: feature ?? module ?? layer
        case .features: feature
        case .modules: module
        case .types: name
        }
    }
}

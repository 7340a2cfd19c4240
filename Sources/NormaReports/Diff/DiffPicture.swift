// The picture of a difference: the changed arrows with the units at their ends.

import NormaFindings

enum DiffPicture {
    /// Nil if no arrow of this level changed.
    ///
    /// - Parameter level: nil: the first level with a changed arrow.
    static func chosen(from diff: ArchitectureDiff, level: DiffLevel?) -> StructureGraph? {
        let picture = diff.pictures.first { level == nil || $0.level == level }
        return picture.map { drawn($0.graph) }
    }

    /// All of a small graph; of a larger one the units at changed arrows, with the arrows between them.
    static func drawn(_ graph: StructureGraph) -> StructureGraph {
        guard !Picture.isReadable(graph) else { return graph }
        let changed = graph.soundEdges.map(\.edge).filter { $0.change != nil }
        let shown = Set(changed.flatMap { [$0.from, $0.to] }).sorted()
        let numbers = Dictionary(shown.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        func renumbered(_ edges: [StructureEdge]) -> [StructureEdge] {
            edges.compactMap { edge in
                guard let from = numbers[edge.from], let to = numbers[edge.to] else { return nil }
                var copy = edge
                (copy.from, copy.to) = (from, to)
                return copy
            }
        }
        var part = StructureGraph(level: graph.level, units: shown.map { graph.units[$0] })
        part.edges = renumbered(graph.edges)
        if !Picture.isReadable(part) { part.edges = renumbered(changed) }
        return part
    }
}

extension StructureGraph {
    /// Whether it shows a change, for the legend and the style.
    var showsChange: Bool { edges.contains { $0.change != nil } }
}

extension DiffFormat {
    package static let svg = DiffFormat(
        name: "svg",
        summary: "the structure as a picture, changed arrows in colour",
        text: { diff, options in
            let graph = DiffPicture.chosen(from: diff, level: options.level) ?? StructureGraph(level: .modules)
            return Picture(graph).file
        }
    )
}

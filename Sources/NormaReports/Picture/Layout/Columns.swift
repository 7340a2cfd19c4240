// The horizontal places of all nodes, and the width of the picture and its sections.

struct Columns {
    /// For each node.
    private(set) var middle: [Int]
    private(set) var right: Int
    /// For each band its sections, from their left to their right edge; they fill the band.
    private(set) var sections: [[Range<Int>]] = []

    private static let padding = 16
    private static let sectionPadding = 6

    init(_ graph: LayeredGraph, ports: Ports, left: Int) {
        let placement = HorizontalPlacement(graph, ports: ports)
        middle = placement.middle
        let least = zip(middle, graph.nodes).map { $0 - $1.width / 2 }.min() ?? 0
        let shift = left + Self.padding - least
        for node in middle.indices { middle[node] += shift }
        right = (zip(middle, graph.nodes).map { $0 + ($1.width + 1) / 2 }.max() ?? left + Self.padding) + Self.padding
        for (band, dividers) in zip(graph.rowPlan.bands, placement.dividers) {
            if let name = band.sections.last?.name, let last = dividers.last {
                right = max(right, last + shift + SectionName.width(of: name) + 2 * Self.sectionPadding)
            }
        }
        for dividers in placement.dividers {
            let lines = [left - Self.sectionPadding] + dividers.map { $0 + shift } + [right]
            sections.append(
                zip(lines, lines.dropFirst()).map { start, end in
                    let inner = start + Self.sectionPadding
                    return inner..<max(end - Self.sectionPadding, inner + 1)
                }
            )
        }
    }
}

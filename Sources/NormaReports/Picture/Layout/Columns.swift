// The places of all nodes from left to right, and how wide the picture and its sections become.

struct Columns {
    /// Of each node.
    private(set) var middle: [Int]
    private(set) var right: Int
    /// Of each band its sections, from their left to their right edge.
    private(set) var sections: [[Range<Int>]] = []

    private static let padding = 16

    init(_ graph: LayeredGraph, rowPlan: RowPlan, left: Int) {
        middle = RowRelaxation.positions(graph)
        let least = zip(middle, graph.nodes).map { $0 - $1.width / 2 }.min() ?? 0
        let shift = left + Self.padding - least
        for node in middle.indices { middle[node] += shift }
        let most = zip(middle, graph.nodes).map { $0 + ($1.width + 1) / 2 }.max() ?? left + Self.padding
        right = most + Self.padding
        for band in rowPlan.bands {
            var spans = Array(repeating: Int.max..<Int.max, count: band.sections.count)
            for row in band.rows {
                for node in graph.rows[row] where spans.indices.contains(graph.nodes[node].section) {
                    let section = graph.nodes[node].section
                    let start = middle[node] - graph.nodes[node].width / 2 - Self.padding / 2
                    let end = middle[node] + graph.nodes[node].width / 2 + Self.padding / 2
                    let known = spans[section]
                    spans[section] =
                        known.lowerBound == Int.max
                        ? start..<end : min(known.lowerBound, start)..<max(known.upperBound, end)
                }
            }
            sections.append(spans)
        }
    }
}

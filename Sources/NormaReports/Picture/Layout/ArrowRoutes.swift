// The route of each arrow: from its port at a box's border through its lanes to its port at the other box.

/// Curves that leave and reach each row vertically, so that an arrow stays in its lane beside the boxes.
struct Arrow: Sendable {
    var edge: Int
    /// From top to bottom, in pairs: an arrow bends within a pair, and goes straight down between two pairs.
    var points: [Point]
    var pointsUp: Bool
    /// The middle of its words.
    var label: Point?
}

struct ArrowRoutes {
    private let graph: LayeredGraph
    private let columns: Columns
    private let ports: Ports
    private let lines: RowLines

    init(_ graph: LayeredGraph, ports: Ports, columns: Columns, lines: RowLines) {
        self.graph = graph
        self.ports = ports
        self.columns = columns
        self.lines = lines
    }

    func arrows() -> [Arrow] {
        graph.chains.enumerated().map { index, chain in
            Arrow(edge: chain.edge, points: points(of: chain, index), pointsUp: chain.pointsUp)
        }
    }

    private func points(of chain: LayeredGraph.Chain, _ index: Int) -> [Point] {
        guard let first = chain.nodes.first, let last = chain.nodes.last else { return [] }
        let height = PictureMeasure.boxHeight
        let start = columns.middle[first] + ports.upper[index]
        var points = [Point(x: start, y: lines.tops[graph.nodes[first].row] + height)]
        for node in chain.nodes.dropFirst().dropLast() {
            let top = lines.tops[graph.nodes[node].row]
            points.append(Point(x: columns.middle[node], y: top))
            points.append(Point(x: columns.middle[node], y: top + height))
        }
        let end = columns.middle[last] + ports.lower[index]
        points.append(Point(x: end, y: lines.tops[graph.nodes[last].row]))
        return points
    }
}

// The way of each arrow: from a port of its own at a box's border through its lanes to a port of its own at the other box.

import NormaFindings

/// Curves that leave and reach each row vertically, so that an arrow stays in its lane beside the boxes.
struct Arrow: Sendable {
    var edge: Int
    /// From top to bottom, two and two: an arrow goes straight within a pair, and bends between two pairs.
    var points: [Point]
    var pointsUp: Bool
    /// The middle of its words.
    var label: Point?
}

struct ArrowRoutes {
    private let graph: LayeredGraph
    private let columns: Columns
    private let lines: RowLines
    private let boxes: [PictureLayout.Box]

    init(_ graph: LayeredGraph, columns: Columns, lines: RowLines, boxes: [PictureLayout.Box]) {
        self.graph = graph
        self.columns = columns
        self.lines = lines
        self.boxes = boxes
    }

    func arrows() -> [Arrow] {
        let upper = ports(isUpper: true)
        let lower = ports(isUpper: false)
        return graph.chains.enumerated().map { index, chain in
            Arrow(
                edge: chain.edge,
                points: points(of: chain, from: upper[index], to: lower[index]),
                pointsUp: chain.pointsUp
            )
        }
    }

    private func points(of chain: LayeredGraph.Chain, from start: Int, to end: Int) -> [Point] {
        guard let first = chain.nodes.first, let last = chain.nodes.last else { return [] }
        let height = PictureMeasure.boxHeight
        var points = [Point(x: start, y: lines.tops[graph.nodes[first].row] + height)]
        for node in chain.nodes.dropFirst().dropLast() {
            let top = lines.tops[graph.nodes[node].row]
            points.append(Point(x: columns.middle[node], y: top))
            points.append(Point(x: columns.middle[node], y: top + height))
        }
        points.append(Point(x: end, y: lines.tops[graph.nodes[last].row]))
        return points
    }

    /// Of each chain where it leaves its upper box, or reaches its lower one; in the order in which the arrows run there.
    private func ports(isUpper: Bool) -> [Int] {
        var ends: [[Int]] = Array(repeating: [], count: boxes.count)
        for (index, chain) in graph.chains.enumerated() {
            guard let node = isUpper ? chain.nodes.first : chain.nodes.last else { continue }
            guard let unit = graph.nodes[node].unit, ends.indices.contains(unit) else { continue }
            ends[unit].append(index)
        }
        var ports = Array(repeating: 0, count: graph.chains.count)
        for (unit, chains) in ends.enumerated() where !chains.isEmpty {
            let ordered = chains.sorted { direction($0, isUpper) < direction($1, isUpper) }
            let frame = boxes[unit].frame
            let room = frame.width - 2 * PictureMeasure.smallestPortGap
            let span = min(PictureMeasure.portGap * (ordered.count - 1), room)
            let first = frame.x + (frame.width - span) / 2
            for (place, chain) in ordered.enumerated() {
                ports[chain] = first + place * span / max(ordered.count - 1, 1)
            }
        }
        return ports
    }

    /// Where the arrow goes next, then where it ends, so that two arrows between the same boxes don't cross.
    private func direction(_ index: Int, _ isUpper: Bool) -> (Int, Int, Int) {
        let nodes = graph.chains[index].nodes
        let next = isUpper ? nodes.dropFirst().first : nodes.dropLast().last
        let end = isUpper ? nodes.last : nodes.first
        return (next.map { columns.middle[$0] } ?? 0, end.map { columns.middle[$0] } ?? 0, graph.chains[index].edge)
    }
}

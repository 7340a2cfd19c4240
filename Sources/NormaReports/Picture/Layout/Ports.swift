// Where along the border of a box each arrow begins or ends: in the order in which they arrive, so that none cross
// there.

struct Ports {
    /// For each chain how far right of the middle of its upper box it begins, and of its lower box it ends.
    private(set) var upper: [Int]
    private(set) var lower: [Int]

    init(_ graph: LayeredGraph) {
        var place = Array(repeating: 0, count: graph.nodes.count)
        for row in graph.rows {
            for (index, node) in row.enumerated() { place[node] = index }
        }
        upper = Self.offsets(in: graph, isUpper: true, place: place)
        lower = Self.offsets(in: graph, isUpper: false, place: place)
    }

    private struct End: Comparable {
        var chain: Int
        var pointsUp: Bool
        /// The places that the arrow passes next, and after that.
        var way: [Int]

        static func < (left: End, right: End) -> Bool {
            guard left.way == right.way else { return left.way.lexicographicallyPrecedes(right.way) }
            // Between the same two boxes, arrows up are at the left, as in a column.
            return left.pointsUp == right.pointsUp ? left.chain < right.chain : left.pointsUp
        }
    }

    private static func offsets(in graph: LayeredGraph, isUpper: Bool, place: [Int]) -> [Int] {
        var ends: [Int: [End]] = [:]
        for (index, chain) in graph.chains.enumerated() {
            let way = isUpper ? chain.nodes : chain.nodes.reversed()
            guard let box = way.first else { continue }
            ends[box, default: []].append(
                End(chain: index, pointsUp: chain.pointsUp, way: way.dropFirst().prefix(3).map { place[$0] })
            )
        }
        var offsets = Array(repeating: 0, count: graph.chains.count)
        for (box, arrows) in ends {
            let room = graph.nodes[box].width - 2 * PictureMeasure.smallestPortGap
            let gap = graph.rowPlan.isColumn ? PictureMeasure.columnPortGap : PictureMeasure.portGap
            let span = min(gap * (arrows.count - 1), room)
            for (order, end) in arrows.sorted().enumerated() {
                offsets[end.chain] = order * span / max(arrows.count - 1, 1) - span / 2
            }
        }
        return offsets
    }
}

// The horizontal place of each node: arrows as straight as possible, long ones most of all.

/// Gansner, Koutsofios, North and Vo 1993, section 4.2: the network simplex on a graph with a node for each piece of an
/// arrow. It begins with the result of `RowRelaxation`, and keeps that if the graph is too large.
struct HorizontalPlacement {
    /// The middle of each node.
    private(set) var middle: [Int]
    /// For each band the lines between its sections.
    private(set) var dividers: [[Int]] = []

    private var edges: [NetworkSimplex.Edge] = []
    private let graph: LayeredGraph
    private var edgesOfTail: [[Int]] = []

    /// More than all arrows together pull.
    private static let columnWeight = 10_000
    private static let mostNodes = 2500
    private static let budget = 10_000_000

    init(_ graph: LayeredGraph, ports: Ports) {
        self.graph = graph
        middle = RowRelaxation.positions(graph)
        keepRowsApart()
        keepSectionsApart()
        pushApart()
        let pieces = graph.chains.reduce(0) { $0 + $1.nodes.count - 1 }
        if graph.hasBends, middle.count + pieces <= Self.mostNodes { straighten(ports) }
        centreParts()
        let count = graph.rowPlan.bands.reduce(0) { $0 + max($1.sections.count - 1, 0) }
        var lines = middle[graph.nodes.count...].prefix(count)
        dividers = graph.rowPlan.bands.map { band in
            let own = lines.prefix(max(band.sections.count - 1, 0))
            lines = lines.dropFirst(own.count)
            return Array(own)
        }
        middle = Array(middle.prefix(graph.nodes.count))
    }

    private mutating func keepRowsApart() {
        for row in graph.rows {
            for (left, right) in zip(row, row.dropFirst()) {
                edges.append(
                    NetworkSimplex.Edge(tail: left, head: right, length: graph.distance(left, right), weight: 0)
                )
            }
        }
    }

    /// A line between two sections is one number for all rows of its band.
    private mutating func keepSectionsApart() {
        let gap = PictureMeasure.sectionGap / 2
        for band in graph.rowPlan.bands where band.sections.count > 1 {
            for number in 1..<band.sections.count {
                let divider = middle.count
                middle.append(Int.min / 4)
                if number > 1 {
                    let name = band.sections[number - 1].name ?? ""
                    let width = SectionName.width(of: name) + PictureMeasure.sectionGap
                    edges.append(NetworkSimplex.Edge(tail: divider - 1, head: divider, length: width, weight: 1))
                }
                for row in band.rows {
                    if let left = graph.rows[row].last(where: { graph.nodes[$0].section < number }) {
                        let length = graph.nodes[left].width / 2 + gap
                        edges.append(NetworkSimplex.Edge(tail: left, head: divider, length: length, weight: 0))
                    }
                    if let right = graph.rows[row].first(where: { graph.nodes[$0].section >= number }) {
                        let length = (graph.nodes[right].width + 1) / 2 + gap
                        edges.append(NetworkSimplex.Edge(tail: divider, head: right, length: length, weight: 0))
                    }
                }
            }
        }
    }

    /// Moves nodes to the right until all distances are kept.
    private mutating func pushApart() {
        var waiting = Array(repeating: 0, count: middle.count)
        edgesOfTail = Array(repeating: [], count: middle.count)
        for (index, edge) in edges.enumerated() {
            waiting[edge.head] += 1
            edgesOfTail[edge.tail].append(index)
        }
        var ready = middle.indices.filter { waiting[$0] == 0 }
        while let node = ready.popLast() {
            for index in edgesOfTail[node] {
                let edge = edges[index]
                middle[edge.head] = max(middle[edge.head], middle[node] + edge.length)
                waiting[edge.head] -= 1
                if waiting[edge.head] == 0 { ready.append(edge.head) }
            }
        }
    }

    /// Nodes without a common row or arrow are below each other, in the middle.
    private mutating func centreParts() {
        var neighbours: [[Int]] = Array(repeating: [], count: middle.count)
        for edge in edges {
            neighbours[edge.tail].append(edge.head)
            neighbours[edge.head].append(edge.tail)
        }
        for chain in graph.chains {
            for (top, bottom) in zip(chain.nodes, chain.nodes.dropFirst()) {
                neighbours[top].append(bottom)
                neighbours[bottom].append(top)
            }
        }
        var isFound = Array(repeating: false, count: middle.count)
        for start in middle.indices where !isFound[start] {
            isFound[start] = true
            var part = [start]
            var next = 0
            while next < part.count {
                for other in neighbours[part[next]] where !isFound[other] {
                    isFound[other] = true
                    part.append(other)
                }
                next += 1
            }
            let places = part.map { middle[$0] }
            let shift = ((places.min() ?? 0) + (places.max() ?? 0)) / 2
            for node in part { middle[node] -= shift }
        }
    }

    /// All boxes in one column.
    private mutating func align() {
        let boxes = graph.rowPlan.rows.joined()
        for (top, bottom) in zip(boxes, boxes.dropFirst()) {
            let beside = middle.count
            middle.append(min(middle[top], middle[bottom]))
            for box in [top, bottom] {
                edges.append(NetworkSimplex.Edge(tail: beside, head: box, length: 0, weight: Self.columnWeight))
            }
        }
    }

    private mutating func straighten(_ ports: Ports) {
        for (index, chain) in graph.chains.enumerated() {
            for (place, (top, bottom)) in zip(chain.nodes, chain.nodes.dropFirst()).enumerated() {
                let start = place == 0 ? ports.upper[index] : 0
                let end = place == chain.nodes.count - 2 ? ports.lower[index] : 0
                let bends = [top, bottom].count { graph.nodes[$0].unit == nil }
                let weight = [1, 2, 8][bends]
                let beside = middle.count
                middle.append(min(middle[top] + start, middle[bottom] + end))
                edges.append(NetworkSimplex.Edge(tail: beside, head: top, length: -start, weight: weight))
                edges.append(NetworkSimplex.Edge(tail: beside, head: bottom, length: -end, weight: weight))
            }
        }
        if graph.rowPlan.isColumn { align() }
        var simplex = NetworkSimplex(positions: middle, edges: edges)
        let steps = Self.budget / max(middle.count + 2 * edges.count, 1)
        simplex.solve(steps: steps, isBalanced: true)
        middle = simplex.positions
    }
}

enum SectionName {
    static func width(of name: String) -> Int {
        let shown = PictureText.shortened(name, columns: PictureMeasure.bandNameColumns)
        return PictureText.width(of: shown, size: PictureMeasure.nameSize) + 2 * PictureMeasure.boxPadding
    }
}

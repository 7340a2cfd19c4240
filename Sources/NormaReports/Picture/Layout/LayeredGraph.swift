// The layered graph: rows of boxes, and each arrow as a chain of nodes, one in every row that it touches.

import NormaFindings

struct LayeredGraph {
    struct Node {
        /// Nil for a bend: the place where a long arrow passes a row.
        var unit: Int?
        var row: Int
        var width: Int
        /// The section in its band, if several are side by side.
        var section: Int
    }

    /// From top to bottom, whatever way the arrow points.
    struct Chain {
        var edge: Int
        var nodes: [Int]
        var pointsUp: Bool
    }

    var nodes: [Node]
    /// Nodes from left to right.
    var rows: [[Int]]
    let rowPlan: RowPlan
    private(set) var chains: [Chain] = []
    /// Neighbours in the row above and in the row below; a node appears twice if two arrows lead to it.
    private(set) var above: [[Int]]
    private(set) var below: [[Int]]
    /// Long arrows bend around boxes; if that would be too many bends, they go straight.
    let hasBends: Bool

    /// The limit for a careful layout.
    private static let mostBends = 4000

    init(_ graph: StructureGraph, rowPlan: RowPlan, widths: [Int]) {
        self.rowPlan = rowPlan
        nodes = graph.units.indices.map {
            Node(unit: $0, row: rowPlan.rowOfUnit[$0], width: widths[$0], section: rowPlan.sectionOfUnit[$0])
        }
        rows = rowPlan.rows
        above = Array(repeating: [], count: nodes.count)
        below = above
        var bends = 0
        for edge in graph.edges where rowPlan.isDrawn(edge) {
            bends += max(abs(rowPlan.rowOfUnit[edge.from] - rowPlan.rowOfUnit[edge.to]) - 1, 0)
        }
        hasBends = bends <= Self.mostBends
        for (index, edge) in graph.edges.enumerated() where rowPlan.isDrawn(edge) {
            add(edge, index: index)
        }
    }

    private mutating func add(_ edge: StructureEdge, index: Int) {
        let (from, to) = (rowPlan.rowOfUnit[edge.from], rowPlan.rowOfUnit[edge.to])
        let (upper, lower) = from < to ? (edge.from, edge.to) : (edge.to, edge.from)
        var chain = Chain(edge: index, nodes: [upper], pointsUp: from > to)
        if hasBends {
            for row in (min(from, to) + 1)..<max(from, to) {
                chain.nodes.append(nodes.count)
                rows[row].append(nodes.count)
                nodes.append(Node(unit: nil, row: row, width: PictureMeasure.arrowWidth, section: 0))
                above.append([])
                below.append([])
            }
        }
        chain.nodes.append(lower)
        for (top, bottom) in zip(chain.nodes, chain.nodes.dropFirst()) {
            below[top].append(bottom)
            above[bottom].append(top)
        }
        chains.append(chain)
    }

    /// The same with its rows in the order in which a search along the arrows finds their nodes.
    func orderedBySearch() -> LayeredGraph {
        var copy = self
        copy.rows = Array(repeating: [], count: rows.count)
        var isFound = Array(repeating: false, count: nodes.count)
        for start in rows.joined() where !isFound[start] {
            var open = [start]
            while let node = open.popLast() {
                guard !isFound[node] else { continue }
                isFound[node] = true
                copy.rows[nodes[node].row].append(node)
                open += (above[node] + below[node]).reversed()
            }
        }
        return copy
    }

    /// A column of boxes: arrows down pass at the right, arrows up at the left, short ones inside.
    func orderedAsColumn() -> LayeredGraph {
        var copy = self
        copy.rows = rowPlan.rows
        let byLength = chains.sorted { ($0.nodes.count, $0.edge) < ($1.nodes.count, $1.edge) }
        for chain in byLength {
            for bend in chain.nodes.dropFirst().dropLast() {
                let row = nodes[bend].row
                copy.rows[row].insert(bend, at: chain.pointsUp ? 0 : copy.rows[row].count)
            }
        }
        return copy
    }

    /// The least distance between the middles of two neighbours in a row.
    func distance(_ left: Int, _ right: Int) -> Int {
        let (first, second) = (nodes[left], nodes[right])
        let half = (first.width + second.width + 1) / 2
        if first.section != second.section { return half + PictureMeasure.sectionGap }
        let isBox = first.unit != nil && second.unit != nil
        return half + (isBox ? PictureMeasure.boxGap : PictureMeasure.arrowGap)
    }
}

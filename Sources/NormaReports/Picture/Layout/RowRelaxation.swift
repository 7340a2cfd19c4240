// The place of each node in its row: near the middle of its neighbours, and never nearer to the next one than allowed.

/// The priority method of Sugiyama, Tagawa and Toda 1981, with each row solved exactly: the least sum of squares under minimum
/// distances is an isotonic regression, found by joining blocks.
struct RowRelaxation {
    private let graph: LayeredGraph
    private var x: [Int]

    private static let rounds = 24
    private static let budget = 3_000_000

    /// The middle of each node.
    static func positions(_ graph: LayeredGraph) -> [Int] {
        var relaxation = RowRelaxation(graph)
        relaxation.run()
        return relaxation.x
    }

    private init(_ graph: LayeredGraph) {
        self.graph = graph
        x = Array(repeating: 0, count: graph.nodes.count)
        for row in graph.rows {
            var middle = 0
            for (index, node) in row.enumerated() {
                if index > 0 { middle += graph.distance(row[index - 1], node) }
                x[node] = middle
            }
            for node in row { x[node] -= middle / 2 }
        }
    }

    private mutating func run() {
        let size = graph.nodes.count + graph.below.reduce(0) { $0 + $1.count }
        let rounds = min(Self.rounds, max(2, Self.budget / max(size * 8, 1)))
        for round in 0..<rounds {
            for row in graph.rows.indices { relax(row, above: true, below: round > rounds / 2) }
            for row in graph.rows.indices.reversed() { relax(row, above: round > rounds / 2, below: true) }
        }
    }

    private mutating func relax(_ row: Int, above: Bool, below: Bool) {
        var blocks: [Block] = []
        let nodes = graph.rows[row]
        var offset = 0
        for (index, node) in nodes.enumerated() {
            if index > 0 { offset += graph.distance(nodes[index - 1], node) }
            let wish = wish(of: node, above: above, below: below)
            var block = Block(sum: (wish.place - offset) * wish.weight, weight: wish.weight, count: 1)
            while let last = blocks.last, last.place > block.place {
                block = Block(
                    sum: last.sum + block.sum,
                    weight: last.weight + block.weight,
                    count: last.count + block.count
                )
                blocks.removeLast()
            }
            blocks.append(block)
        }
        var next = 0
        offset = 0
        for block in blocks {
            for _ in 0..<block.count {
                if next > 0 { offset += graph.distance(nodes[next - 1], nodes[next]) }
                x[nodes[next]] = block.place + offset
                next += 1
            }
        }
    }

    private func wish(of node: Int, above: Bool, below: Bool) -> (place: Int, weight: Int) {
        var sum = 0
        var weight = 0
        let isBend = graph.nodes[node].unit == nil
        for (neighbours, counts) in [(graph.above[node], above), (graph.below[node], below)] where counts {
            for other in neighbours {
                // Long arrows should be straight.
                let strength = isBend ? (graph.nodes[other].unit == nil ? 8 : 2) : 1
                sum += x[other] * strength
                weight += strength
            }
        }
        return weight == 0 ? (x[node], 1) : (sum / weight, weight)
    }

    /// Nodes that touch: they move together.
    private struct Block {
        var sum: Int
        var weight: Int
        var count: Int
        var place: Int { Int((Double(sum) / Double(weight)).rounded(.down)) }
    }
}

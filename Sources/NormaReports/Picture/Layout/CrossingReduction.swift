// Orders the nodes of each row so that few arrows cross: barycentres row by row, down and up, then exchanges of neighbours.

/// After Sugiyama, Tagawa and Toda 1981; the exchanges after Gansner, Koutsofios, North and Vo 1993.
struct CrossingReduction {
    private(set) var graph: LayeredGraph
    /// For each node: its place in its row, counted from the left.
    private var place: [Int]
    private let crossings: CrossingCount

    private static let mostSweeps = 24
    private static let patience = 6
    /// The most comparisons with neighbours in all sweeps together.
    private static let budget = 2_000_000
    private static let unit = 1 << 16

    static func reduced(_ graph: LayeredGraph) -> LayeredGraph {
        if graph.rowPlan.isColumn, graph.hasBends { return graph.orderedAsColumn() }
        var best = CrossingReduction(graph)
        let least = best.run()
        guard graph.hasBends, least > 0 else { return best.graph }
        // A different start often leads to a different result: here related nodes begin together.
        var other = CrossingReduction(graph.orderedBySearch())
        return other.run() < least ? other.graph : best.graph
    }

    private init(_ graph: LayeredGraph) {
        self.graph = graph
        place = Array(repeating: 0, count: graph.nodes.count)
        crossings = CrossingCount()
        for row in graph.rows.indices { note(row) }
    }

    /// The final number of crossings.
    private mutating func run() -> Int {
        let size = graph.nodes.count + graph.below.reduce(0) { $0 + $1.count }
        let sweeps = min(Self.mostSweeps, max(2, Self.budget / max(size * 4, 1)))
        var best = graph
        var least = Int.max
        var failures = 0
        for sweep in 0..<sweeps where failures < Self.patience && least > 0 {
            if sweep.isMultiple(of: 2) {
                for row in graph.rows.indices { arrange(row, towards: graph.above) }
            } else {
                for row in graph.rows.indices.reversed() { arrange(row, towards: graph.below) }
            }
            if graph.hasBends { exchangeNeighbours() }
            let count = crossings.total(of: graph, place: place)
            failures = count < least ? 0 : failures + 1
            if count < least { (best, least) = (graph, count) }
        }
        graph = best
        return least
    }

    private mutating func note(_ row: Int) {
        for (index, node) in graph.rows[row].enumerated() { place[node] = index }
    }

    /// A node's place in its row, as a fraction of the row's length.
    private func share(of node: Int) -> Int {
        let count = graph.rows[graph.nodes[node].row].count
        return (2 * place[node] + 1) * Self.unit / max(2 * count, 1)
    }

    private mutating func arrange(_ row: Int, towards neighbours: [[Int]]) {
        let keys = graph.rows[row].map { node in
            let others = neighbours[node]
            guard !others.isEmpty else { return share(of: node) }
            return others.reduce(0) { $0 + share(of: $1) } / others.count
        }
        let nodes = graph.rows[row]
        assignSections(row, keys: keys, neighbours: neighbours)
        let order = nodes.indices.sorted { left, right in
            let (first, second) = (graph.nodes[nodes[left]].section, graph.nodes[nodes[right]].section)
            return (first, keys[left], left) < (second, keys[right], right)
        }
        graph.rows[row] = order.map { nodes[$0] }
        note(row)
    }

    /// A long arrow passes the section in which it arrives, or the one with the nearest boxes.
    private mutating func assignSections(_ row: Int, keys: [Int], neighbours: [[Int]]) {
        let plan = graph.rowPlan
        let band = plan.bandOfRow[row]
        guard plan.bands[band].sections.count > 1 else { return }
        var sums: [Int: (sum: Int, count: Int)] = [:]
        for (node, key) in zip(graph.rows[row], keys) where graph.nodes[node].unit != nil {
            let known = sums[graph.nodes[node].section] ?? (0, 0)
            sums[graph.nodes[node].section] = (known.sum + key, known.count + 1)
        }
        let middles = sums.map { (section: $0.key, middle: $0.value.sum / $0.value.count) }
            .sorted { $0.section < $1.section }
        for (node, key) in zip(graph.rows[row], keys) where graph.nodes[node].unit == nil {
            if let other = neighbours[node].first, plan.bandOfRow[graph.nodes[other].row] == band {
                graph.nodes[node].section = graph.nodes[other].section
            } else if let nearest = middles.min(by: { abs($0.middle - key) < abs($1.middle - key) }) {
                graph.nodes[node].section = nearest.section
            }
        }
    }

    /// Swaps neighbours as long as that removes a crossing.
    private mutating func exchangeNeighbours() {
        var rounds = 0
        var hasChanged = true
        while hasChanged, rounds < 4 {
            hasChanged = false
            rounds += 1
            for row in graph.rows.indices where graph.rows[row].count > 1 {
                for index in 0..<(graph.rows[row].count - 1) where exchange(row, index) { hasChanged = true }
            }
        }
    }

    private mutating func exchange(_ row: Int, _ index: Int) -> Bool {
        let (left, right) = (graph.rows[row][index], graph.rows[row][index + 1])
        guard graph.nodes[left].section == graph.nodes[right].section else { return false }
        var gain = 0
        for neighbours in [graph.above, graph.below] {
            let (first, second) = (neighbours[left].map { place[$0] }, neighbours[right].map { place[$0] })
            guard first.count * second.count <= 4096 else { return false }
            for one in first {
                for other in second { gain += (one > other ? 1 : 0) - (one < other ? 1 : 0) }
            }
        }
        guard gain > 0 else { return false }
        graph.rows[row].swapAt(index, index + 1)
        (place[left], place[right]) = (index + 1, index)
        return true
    }
}

/// Counts crossings between neighbouring rows with a tree of sums (Barth, Jünger and Mutzel 2002).
struct CrossingCount {
    func total(of graph: LayeredGraph, place: [Int]) -> Int {
        var total = 0
        for row in graph.rows.indices.dropLast() {
            var ends: [Int] = []
            for node in graph.rows[row] { ends += graph.below[node].map { place[$0] }.sorted() }
            total += inversions(of: ends)
        }
        return total
    }

    private func inversions(of ends: [Int]) -> Int {
        let size = (ends.max() ?? 0) + 2
        var sums = Array(repeating: 0, count: size)
        var count = 0
        for (seen, end) in ends.enumerated() {
            var index = end + 1
            var notGreater = 0
            while index > 0 {
                notGreater += sums[index]
                index -= index & -index
            }
            count += seen - notGreater
            index = end + 1
            while index < size {
                sums[index] += 1
                index += index & -index
            }
        }
        return count
    }
}

// The network simplex against trying everything out.

import Testing

@testable import NormaReports

@Suite("The network simplex")
struct NetworkSimplexTests {
    typealias Edge = NetworkSimplex.Edge

    @Test("finds the cheapest positions of small graphs", arguments: 0..<120)
    func best(seed: Int) {
        var numbers = SampleGraphs.Numbers(state: UInt64(seed) &* 77 &+ 5)
        let count = 3 + numbers.below(3)
        var edges: [Edge] = []
        for tail in 0..<count {
            for head in (tail + 1)..<max(count, tail + 1) where numbers.below(3) > 0 {
                edges.append(Edge(tail: tail, head: head, length: numbers.below(3), weight: numbers.below(5)))
            }
        }
        // Far apart, and sound.
        var simplex = NetworkSimplex(positions: (0..<count).map { $0 * 3 }, edges: edges)
        simplex.solve(steps: 1000)
        #expect(isSound(simplex.positions, edges))
        #expect(cost(simplex.positions, edges) == cheapest(count, edges))
        let before = cost(simplex.positions, edges)
        var balanced = NetworkSimplex(positions: simplex.positions, edges: edges)
        balanced.solve(steps: 1000, isBalanced: true)
        #expect(isSound(balanced.positions, edges))
        #expect(cost(balanced.positions, edges) == before)
    }

    @Test("keeps all distances, however early it stops", arguments: 0..<12)
    func early(steps: Int) {
        var numbers = SampleGraphs.Numbers(state: 41)
        var edges: [Edge] = []
        for head in 1..<40 {
            for _ in 0..<3 {
                let tail = numbers.below(head)
                edges.append(Edge(tail: tail, head: head, length: 1 + numbers.below(4), weight: numbers.below(9)))
            }
        }
        var simplex = NetworkSimplex(positions: (0..<40).map { $0 * 4 }, edges: edges)
        simplex.solve(steps: steps)
        #expect(isSound(simplex.positions, edges))
    }

    private func isSound(_ positions: [Int], _ edges: [Edge]) -> Bool {
        edges.allSatisfy { positions[$0.head] - positions[$0.tail] >= $0.length }
    }

    private func cost(_ positions: [Int], _ edges: [Edge]) -> Int {
        edges.reduce(0) { $0 + $1.weight * (positions[$1.head] - positions[$1.tail]) }
    }

    private func cheapest(_ count: Int, _ edges: [Edge]) -> Int {
        let range = 2 * (count - 1) + 1
        var positions = Array(repeating: 0, count: count)
        var least = Int.max
        func place(_ node: Int) {
            guard node < count else { return least = min(least, cost(positions, edges)) }
            for position in 0..<range {
                positions[node] = position
                if isSound(positions, edges.filter { $0.head <= node }) { place(node + 1) }
            }
        }
        place(0)
        return least
    }
}

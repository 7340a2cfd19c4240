// The graph algorithms against slow ones that are plainly right, on small random graphs that are the same in every run.

import Testing

@testable import NormaRules

@Suite("Graphs")
struct GraphTests {
    /// A linear congruential generator: small, and the same everywhere.
    struct Dice {
        private var state: UInt64
        init(seed: UInt64) { state = seed &* 0x9E37_79B9_7F4A_7C15 | 1 }

        mutating func roll(below limit: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(truncatingIfNeeded: state >> 33) % max(1, limit)
        }
    }

    static func randomGraph(seed: Int) -> DirectedGraph {
        var dice = Dice(seed: UInt64(seed + 1))
        let count = dice.roll(below: 9)
        let edges = (0..<dice.roll(below: 2 * count + 4)).map { _ in
            DirectedGraph.Edge(dice.roll(below: count), dice.roll(below: count), weight: 1 + dice.roll(below: 5))
        }
        return DirectedGraph(nodeCount: count, edges: edges)
    }

    static func loopless(seed: Int) -> DirectedGraph { randomGraph(seed: seed).filtered { $0.from != $0.to } }

    /// Floyd and Warshall: the fewest edges of a path of at least one edge; nil where there is none.
    static func distances(_ graph: DirectedGraph) -> [[Int?]] {
        var table = Array(repeating: Array(repeating: Int?.none, count: graph.nodeCount), count: graph.nodeCount)
        for edge in graph.edges { table[edge.from][edge.to] = 1 }
        for middle in 0..<graph.nodeCount {
            for from in 0..<graph.nodeCount {
                for to in 0..<graph.nodeCount {
                    guard let first = table[from][middle], let second = table[middle][to] else { continue }
                    table[from][to] = min(table[from][to] ?? .max, first + second)
                }
            }
        }
        return table
    }

    @Test("Edges named twice are one, those to nowhere none, and each can be found")
    func edges() {
        let graph = DirectedGraph(
            nodeCount: 3,
            edges: [.init(2, 0), .init(0, 1, weight: 2), .init(0, 1), .init(0, 7), .init(-1, 0)]
        )
        #expect(graph.edges == [.init(0, 1, weight: 3), .init(2, 0)])
        #expect(graph.edge(from: 0, to: 1)?.weight == 3)
        #expect(graph.edge(from: 1, to: 0) == nil)
        #expect(graph.edges(from: 9).isEmpty)
        #expect(graph.reversed.edges == [.init(0, 2), .init(1, 0, weight: 3)])
    }

    @Test("Two nodes share a component exactly where each reaches the other", arguments: [0..<400])
    func components(seeds: Range<Int>) {
        for graph in seeds.map(Self.randomGraph) {
            let distances = Self.distances(graph)
            let strong = StrongComponents(of: graph)
            #expect(strong.components.flatMap { $0 }.sorted() == Array(0..<graph.nodeCount))
            for from in 0..<graph.nodeCount {
                for to in 0..<graph.nodeCount where from != to {
                    let isMutual = distances[from][to] != nil && distances[to][from] != nil
                    #expect((strong.componentOfNode[from] == strong.componentOfNode[to]) == isMutual)
                }
            }
        }
    }

    @Test("An edge between components leads to an earlier one", arguments: [0..<200])
    func order(seeds: Range<Int>) {
        for graph in seeds.map(Self.randomGraph) {
            let component = StrongComponents(of: graph).componentOfNode
            #expect(graph.edges.allSatisfy { component[$0.to] <= component[$0.from] })
        }
    }

    @Test("What is reached, how far, and by an unbroken path", arguments: [0..<400])
    func reachability(seeds: Range<Int>) {
        for graph in seeds.map(Self.randomGraph) {
            guard graph.nodeCount > 1 else { continue }
            let distances = Self.distances(graph)
            let sources = [0, graph.nodeCount - 1]
            let reached = Reachability(from: sources, in: graph)
            for node in 0..<graph.nodeCount {
                let expected = sources.compactMap { $0 == node ? 0 : distances[$0][node] }.min()
                #expect(reached.distance(to: node) == expected)
                guard let path = reached.path(to: node) else { continue }
                #expect(path.count - 1 == expected && path.last == node && sources.contains(path.first ?? -1))
                #expect(zip(path, path.dropFirst()).allSatisfy { graph.edge(from: $0, to: $1) != nil })
            }
        }
    }

    @Test("The shortest cycle of a component is a cycle, and as short as any", arguments: [0..<400])
    func shortestCycle(seeds: Range<Int>) throws {
        for graph in seeds.map(Self.loopless) {
            let distances = Self.distances(graph)
            for component in StrongComponents(of: graph).components {
                let expected = component.compactMap { distances[$0][$0] }.min()
                let cycle = Cycle.shortest(within: component, of: graph)
                #expect(cycle?.nodes.count == expected)
                guard let cycle else { continue }
                #expect(cycle.isShortest && Set(cycle.nodes).count == cycle.nodes.count)
                #expect(cycle.nodes.first == cycle.nodes.min())
                #expect(cycle.steps.allSatisfy { graph.edge(from: $0.from, to: $0.to) != nil })
                let cheapest = try #require(cycle.cheapestEdge(in: graph))
                let weights = cycle.steps.compactMap { graph.edge(from: $0.from, to: $0.to)?.weight }
                #expect(cheapest.weight == weights.min())
                let rest = Self.distances(graph.filtered { $0 != cheapest })
                let remains = component.contains { rest[$0][$0] != nil }
                #expect(ComponentGraph(component, of: graph).isCyclic(without: cheapest) == remains)
            }
        }
    }

    @Test("A search that may look at little still finds a cycle, and says that it may not be the shortest")
    func effort() throws {
        // A ring of six with a shorter way of three through its last nodes.
        let ring = (0..<6).map { DirectedGraph.Edge($0, ($0 + 1) % 6) } + [.init(5, 3)]
        let graph = DirectedGraph(nodeCount: 6, edges: ring)
        let hasty = try #require(Cycle.shortest(within: Array(0..<6), of: graph, effort: 1))
        #expect(!hasty.isShortest && !hasty.nodes.isEmpty)
        #expect(Cycle.shortest(within: Array(0..<6), of: graph)?.nodes == [3, 4, 5])
    }

    @Test("A chain and a ring of 20,000 nodes need no recursion")
    func deepGraphs() {
        let count = 20_000
        let chain = DirectedGraph(nodeCount: count, edges: (1..<count).map { .init($0 - 1, $0) })
        #expect(StrongComponents(of: chain).components.count == count)
        #expect(Reachability(from: [0], in: chain).path(to: count - 1)?.count == count)
        let ring = DirectedGraph(nodeCount: count, edges: (0..<count).map { .init($0, ($0 + 1) % count) })
        #expect(StrongComponents(of: ring).cyclic.count == 1)
        #expect(Cycle.shortest(within: Array(0..<count), of: ring, effort: 100_000)?.nodes.count == count)
    }
}

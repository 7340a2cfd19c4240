// How far down in its band each unit is: users above what they use, and arrows short.

import NormaFindings

/// The ranks of Gansner, Koutsofios, North and Vo 1993, section 2, for each band alone; the bands above and below pull as well.
struct BandDepths {
    private(set) var depths: [Int]

    private let widths: [Int]
    private let isNamed: Bool
    private var bandOfUnit: [Int]
    /// Within a band, from above to below.
    private var lower: [[Int]]
    private var upper: [[Int]]
    /// How many arrows lead to bands above, and to bands below.
    private var pullsUp: [Int]
    private var pullsDown: [Int]

    private static let mostUnits = 300
    private static let budget = 4_000_000
    private static let height = 1000
    private static let inner = 4

    init(_ graph: StructureGraph, plan: BandPlan, widths: [Int]) {
        let count = graph.units.count
        self.widths = widths
        isNamed = plan.hasNames
        depths = Array(repeating: 0, count: count)
        (bandOfUnit, pullsUp, pullsDown) = (depths, depths, depths)
        lower = Array(repeating: [], count: count)
        upper = lower
        for (index, band) in plan.bands.enumerated() {
            for unit in band.sections.flatMap(\.units) { bandOfUnit[unit] = index }
        }
        for (_, edge) in graph.soundEdges where edge.from != edge.to { add(edge) }
        for unit in graph.units.indices {
            for other in lower[unit] { depths[other] = max(depths[other], depths[unit] + 1) }
        }
        for band in plan.bands { arrange(band.sections.flatMap(\.units).sorted()) }
    }

    private mutating func add(_ edge: StructureEdge) {
        let (from, to) = (bandOfUnit[edge.from], bandOfUnit[edge.to])
        if from == to {
            lower[min(edge.from, edge.to)].append(max(edge.from, edge.to))
            upper[max(edge.from, edge.to)].append(min(edge.from, edge.to))
        } else {
            let (above, below) = from < to ? (edge.from, edge.to) : (edge.to, edge.from)
            pullsDown[above] += 1
            pullsUp[below] += 1
        }
    }

    private mutating func arrange(_ units: [Int]) {
        let deepest = units.map { depths[$0] }.max() ?? 0
        if deepest > 0, units.count <= Self.mostUnits { shorten(units, deepest: deepest) }
        for unit in units where lower[unit].isEmpty && upper[unit].isEmpty && !isNamed && deepest > 0 {
            // Units without relations are below all others.
            depths[unit] = deepest + 1
        }
        balance(units, deepest: deepest)
    }

    private mutating func shorten(_ units: [Int], deepest: Int) {
        let numbers = Dictionary(units.enumerated().map { ($1, $0 + 2) }, uniquingKeysWith: { first, _ in first })
        let (top, bottom) = (0, 1)
        var edges = [NetworkSimplex.Edge(tail: top, head: bottom, length: deepest + 2, weight: Self.height)]
        for (place, unit) in units.enumerated() {
            let node = place + 2
            edges.append(NetworkSimplex.Edge(tail: top, head: node, length: 1, weight: pullsUp[unit]))
            edges.append(NetworkSimplex.Edge(tail: node, head: bottom, length: 1, weight: pullsDown[unit]))
            for other in lower[unit] {
                guard let head = numbers[other] else { continue }
                edges.append(NetworkSimplex.Edge(tail: node, head: head, length: 1, weight: Self.inner))
            }
        }
        var simplex = NetworkSimplex(positions: [0, deepest + 2] + units.map { depths[$0] + 1 }, edges: edges)
        simplex.solve(steps: Self.budget / (units.count + 2 * edges.count + 1))
        for (place, unit) in units.enumerated() {
            depths[unit] = simplex.positions[place + 2] - simplex.positions[top] - 1
        }
    }

    /// A unit that is pulled neither up nor down goes where most room is.
    private mutating func balance(_ units: [Int], deepest: Int) {
        var filled: [Int: Int] = [:]
        for unit in units { filled[depths[unit], default: 0] += widths[unit] }
        for unit in units where depths[unit] <= deepest {
            let up = pullsUp[unit] + upper[unit].count * Self.inner
            let down = pullsDown[unit] + lower[unit].count * Self.inner
            guard up == down else { continue }
            let first = (upper[unit].map { depths[$0] }.max() ?? -1) + 1
            let last = (lower[unit].map { depths[$0] }.min() ?? deepest + 1) - 1
            guard first < last else { continue }
            let best = (first...last).min { filled[$0, default: 0] < filled[$1, default: 0] } ?? depths[unit]
            guard filled[best, default: 0] + widths[unit] < filled[depths[unit], default: 0] else { continue }
            filled[depths[unit], default: 0] -= widths[unit]
            filled[best, default: 0] += widths[unit]
            depths[unit] = best
        }
    }
}

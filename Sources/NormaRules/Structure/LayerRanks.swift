// The order of a guide's layers: from a rule that orders them, else from the arrows that a rule allows.

import NormaGuide

struct LayerRanks {
    private var ranks: [String: Int] = [:]

    init(_ guide: Guide) {
        let defined = Set(guide.definitions.layers.map(\.name))
        let contracts = guide.rules.map(\.form)
        let orders = contracts.compactMap { Self.order(of: $0, among: defined) }
        let pictures = contracts.compactMap { Self.picture(of: $0, among: defined) }
        // The rule with the most layers says most.
        if let longest = Self.longest(orders) ?? Self.longest(pictures) { ranks = longest }
    }

    /// Nil if no rule orders the layer.
    func rank(of layer: String) -> Int? { ranks[layer] }

    private static func longest(_ all: [[String: Int]]) -> [String: Int]? {
        var best: [String: Int]?
        for one in all where one.count > max(1, best?.count ?? 0) { best = one }
        return best
    }

    private static func order(of form: RuleForm, among defined: Set<String>) -> [String: Int]? {
        guard case .layers(let contract) = form else { return nil }
        let rows = contract.ranks.map { $0.map(\.text).filter(defined.contains) }.filter { !$0.isEmpty }
        let placed = rows.enumerated().flatMap { rank, row in row.map { ($0, rank) } }
        return Dictionary(placed, uniquingKeysWith: { first, _ in first })
    }

    /// The rank of each layer: the length of the longest chain of arrows to it; nil if arrows form a cycle.
    private static func picture(of form: RuleForm, among defined: Set<String>) -> [String: Int]? {
        guard case .allow(let contract) = form else { return nil }
        let names = contract.units.map(\.text).filter(defined.contains)
        let numbers = Dictionary(names.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        let edges = contract.arrows.compactMap { arrow -> DirectedGraph.Edge? in
            guard let from = numbers[arrow.from.text], let to = numbers[arrow.to.text], from != to else { return nil }
            return DirectedGraph.Edge(from, to)
        }
        let graph = DirectedGraph(nodeCount: names.count, edges: edges)
        let components = StrongComponents(of: graph)
        guard components.cyclic.isEmpty else { return nil }
        var ranks = Array(repeating: 0, count: names.count)
        for node in components.components.reversed().joined() {
            for edge in graph.edges(from: node) { ranks[edge.to] = max(ranks[edge.to], ranks[node] + 1) }
        }
        return Dictionary(zip(names, ranks), uniquingKeysWith: { first, _ in first })
    }
}

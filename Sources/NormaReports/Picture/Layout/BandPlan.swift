// The band of each unit in a picture: in the order of the guide, units that share a place side by side.

import NormaFindings

/// The bands from top to bottom.
struct BandPlan {
    struct Band {
        var sections: [Section]
    }

    /// The units under one name; several groups of one band are side by side.
    struct Section {
        /// Nil if there is nothing to name.
        var name: String?
        var units: [Int]
    }

    static let noLayer = StructureLevel.layers.noneName
    /// For layers of equal rank: uses between them may put one below the other, but neither is the lower one.
    static let sharedRank = "side by side"

    private(set) var bands: [Band]
    let hasNames: Bool

    init(_ graph: StructureGraph) {
        let isOfLayers = graph.level == .layers
        let isGrouped = graph.units.contains { $0.rank != nil || (!isOfLayers && $0.layer != nil) }
        guard isGrouped else {
            hasNames = false
            let all = Section(name: nil, units: Array(graph.units.indices))
            bands = graph.units.isEmpty ? [] : [Band(sections: [all])]
            return
        }
        let groups = Self.groups(of: graph)
        hasNames = !isOfLayers || groups.contains { $0.key.rank != nil && $0.units.count > 1 }
        var order = BandOrder(graph, groups: groups)
        bands = order.bands()
    }

    private static func groups(of graph: StructureGraph) -> [Group] {
        var groups: [Group] = []
        var indices: [GroupKey: Int] = [:]
        for (index, unit) in graph.units.enumerated() {
            let name = graph.level == .layers ? nil : unit.layer
            let key = GroupKey(rank: unit.rank, name: name)
            if let known = indices[key] {
                groups[known].units.append(index)
            } else {
                indices[key] = groups.count
                groups.append(Group(key: key, units: [index]))
            }
        }
        return groups
    }

    struct GroupKey: Hashable {
        var rank: Int?
        var name: String?
    }

    struct Group {
        var key: GroupKey
        var units: [Int]
    }
}

/// Puts groups below each other: ranked ones in their order, others where the fewest uses lead upwards.
private struct BandOrder {
    private let graph: StructureGraph
    private let groups: [BandPlan.Group]
    private var groupOfUnit: [Int]
    /// Groups of one band, from top to bottom.
    private var order: [[Int]] = []

    /// Above this many, each is placed by its first unit.
    private static let mostPlaced = 200

    init(_ graph: StructureGraph, groups: [BandPlan.Group]) {
        self.graph = graph
        self.groups = groups
        groupOfUnit = Array(repeating: 0, count: graph.units.count)
        for (index, group) in groups.enumerated() {
            for unit in group.units { groupOfUnit[unit] = index }
        }
    }

    mutating func bands() -> [BandPlan.Band] {
        let ranked = groups.indices.filter { groups[$0].key.rank != nil }
        let byRank = Dictionary(grouping: ranked) { groups[$0].key.rank ?? 0 }
        order = byRank.sorted { $0.key < $1.key }.map(\.value)
        let named = groups.indices.filter { groups[$0].key.rank == nil && groups[$0].key.name != nil }
        for group in named { insert(group, isSearched: groups.count <= Self.mostPlaced) }
        var bands = order.map { groups in
            BandPlan.Band(sections: groups.map { section($0, units: self.groups[$0].units) })
        }
        if let others = groups.firstIndex(where: { $0.key.rank == nil && $0.key.name == nil }) {
            let (above, below) = sides(of: others)
            if !above.isEmpty { bands.insert(BandPlan.Band(sections: [section(others, units: above)]), at: 0) }
            if !below.isEmpty { bands.append(BandPlan.Band(sections: [section(others, units: below)])) }
        }
        return bands
    }

    private func section(_ group: Int, units: [Int]) -> BandPlan.Section {
        let key = groups[group].key
        guard graph.level == .layers else { return BandPlan.Section(name: key.name ?? BandPlan.noLayer, units: units) }
        let isShared = key.rank != nil && units.count > 1
        return BandPlan.Section(name: isShared ? BandPlan.sharedRank : nil, units: units)
    }

    /// At the lowest of the places from which the fewest uses lead upwards.
    private mutating func insert(_ group: Int, isSearched: Bool) {
        guard isSearched else { return order.append([group]) }
        var placeOfGroup: [Int: Int] = [:]
        for (place, groups) in order.enumerated() {
            for other in groups { placeOfGroup[other] = place }
        }
        var uses = Array(repeating: 0, count: order.count)
        var users = uses
        for edge in graph.edges where isValid(edge) {
            let (from, to) = (groupOfUnit[edge.from], groupOfUnit[edge.to])
            if from == group, let place = placeOfGroup[to] { uses[place] += edge.weight }
            if to == group, let place = placeOfGroup[from] { users[place] += edge.weight }
        }
        // At the very top, all users look upwards to it.
        var cost = users.reduce(0, +)
        var best = (place: 0, cost: cost)
        for place in order.indices {
            cost += uses[place] - users[place]
            if cost <= best.cost { best = (place + 1, cost) }
        }
        order.insert([group], at: best.place)
    }

    /// Units that use layers more than they are used by them go above the layers.
    private func sides(of group: Int) -> (above: [Int], below: [Int]) {
        var balance = Array(repeating: 0, count: graph.units.count)
        for edge in graph.edges where isValid(edge) {
            if groupOfUnit[edge.to] != group { balance[edge.from] += edge.weight }
            if groupOfUnit[edge.from] != group { balance[edge.to] -= edge.weight }
        }
        let units = groups[group].units
        return (units.filter { balance[$0] > 0 }, units.filter { balance[$0] <= 0 })
    }

    private func isValid(_ edge: StructureEdge) -> Bool {
        graph.units.indices.contains(edge.from) && graph.units.indices.contains(edge.to)
    }
}

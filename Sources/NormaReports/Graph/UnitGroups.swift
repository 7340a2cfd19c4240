// Units grouped by their parents: sizes and uses are added up, and cycles are found again.

import NormaFindings

struct UnitGroups {
    private let graph: StructureGraph
    private let level: StructureLevel
    /// The members of each new unit, in the order of their first ones.
    private var members: [[Int]] = []
    private var names: [String?] = []
    private var isKept: [Bool] = []
    private var groupOfUnit: [Int] = []

    /// How many places of an edge are kept.
    private static let mostUses = 60

    /// - Parameter kept: the units that stay separate.
    init(_ graph: StructureGraph, level: StructureLevel, kept: Set<Int>) {
        self.graph = graph
        self.level = level
        var groups: [Key: Int] = [:]
        for (index, unit) in graph.units.enumerated() {
            let key =
                kept.contains(index)
                ? Key(unit: index) : Key(name: unit.home(at: level), layer: level == .parts ? unit.layer : nil)
            let group = groups[key, default: members.count]
            if group == members.count {
                groups[key] = group
                members.append([])
                names.append(kept.contains(index) ? unit.name : key.name)
                isKept.append(kept.contains(index))
            }
            members[group].append(index)
            groupOfUnit.append(group)
        }
    }

    private struct Key: Hashable {
        var unit: Int?
        var name: String?
        var layer: String?
    }

    func collapsed(as shown: StructureLevel) -> StructureGraph {
        var units = members.indices.map { isKept[$0] ? graph.units[members[$0][0]] : unit(of: $0, shown: shown) }
        var edges = edges()
        let order = UnitOrder(count: units.count, edges: edges, ranks: units.map(\.rank))
        for index in units.indices { units[index].circle = order.circles[index] }
        for index in edges.indices {
            let (from, to) = (edges[index].from, edges[index].to)
            edges[index].isInCircle = order.circles[from] != nil && order.circles[from] == order.circles[to]
            (edges[index].from, edges[index].to) = (order.places[from], order.places[to])
        }
        edges.sort { ($0.from, $0.to) < ($1.from, $1.to) }
        return StructureGraph(level: shown, units: order.units.map { units[$0] }, edges: edges)
    }

    private func unit(of group: Int, shown: StructureLevel) -> StructureUnit {
        let parts = members[group].map { graph.units[$0] }
        var unit = StructureUnit(name: names[group] ?? level.noneName)
        // Among finer units it needs its kind.
        if shown != level { unit.kind = level.noun }
        unit.lines = parts.reduce(0) { $0 + $1.lines }
        unit.types = parts.reduce(0) { $0 + $1.types }
        // Types share files.
        unit.files =
            graph.level == .types
            ? Set(parts.compactMap { $0.place?.path }).count : parts.reduce(0) { $0 + $1.files }
        unit.layer = common(parts.map(\.layer))
        unit.feature = common(parts.map(\.feature))
        unit.module = common(parts.map(\.module))
        unit.rank = common(parts.map(\.rank))
        switch shown {
        case .layers: unit.layer = nil
        case .features: unit.feature = nil
        case .modules: unit.module = nil
        case .parts, .types: break
        }
        return unit
    }

    private func common<Value: Hashable>(_ values: [Value?]) -> Value? {
        let all = Set(values)
        return all.count == 1 ? all.first ?? nil : nil
    }

    private func edges() -> [StructureEdge] {
        var gathered: [Int: StructureEdge] = [:]
        for (_, edge) in graph.soundEdges {
            let (from, to) = (groupOfUnit[edge.from], groupOfUnit[edge.to])
            guard from != to else { continue }
            gathered[from * members.count + to, default: StructureEdge(from: from, to: to)].add(edge)
        }
        return gathered.sorted { $0.key < $1.key }.map { _, edge in
            var edge = edge
            let uses = edge.uses
            edge.uses = uses.filter { !$0.rules.isEmpty } + uses.filter { $0.rules.isEmpty }
            edge.uses = Array(edge.uses.prefix(Self.mostUses))
            return edge
        }
    }
}

extension StructureEdge {
    fileprivate mutating func add(_ other: StructureEdge) {
        references += other.references
        imports += other.imports
        declarations += other.declarations
        forbidden += other.forbidden
        accepted += other.accepted
        isForbidden = isForbidden || other.isForbidden
        forbiddenByRule.merge(other.forbiddenByRule, uniquingKeysWith: +)
        uses += other.uses
    }
}

extension StructureLevel {
    /// One of its units.
    var noun: String {
        switch self {
        case .layers: "layer"
        case .parts: "part"
        case .features: "feature"
        case .modules: "module"
        case .types: "type"
        }
    }

    /// The name of the unit for those with no parent, or with several.
    var noneName: String { "in no " + noun }
}

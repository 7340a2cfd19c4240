// The order of grouped units: users before what they use, ranked ones first, cycles together.

import NormaFindings

struct UnitOrder {
    /// The units in their order.
    private(set) var units: [Int] = []
    /// The place of each unit in the order.
    private(set) var places: [Int]
    /// For each unit; nil if it isn't in a cycle. Numbered in the order of the units.
    private(set) var circles: [Int?]

    /// - Parameter ranks: the rank of each unit; units without one come last. Units of a cycle keep their order.
    ///
    /// Cost: linear.
    init(count: Int, edges: [StructureEdge], ranks: [Int?]) {
        var search = ComponentSearch(count: count)
        for edge in edges { search.next[edge.from].append(edge.to) }
        for unit in 0..<count { search.visit(unit) }
        // Components that lead nowhere come first.
        let order = search.components.reversed().flatMap { $0.sorted() }
        units = order.indices.sorted { left, right in
            (ranks[order[left]] ?? .max, left) < (ranks[order[right]] ?? .max, right)
        }.map { order[$0] }
        places = Array(repeating: 0, count: count)
        for (place, unit) in units.enumerated() { places[unit] = place }
        circles = Array(repeating: nil, count: count)
        var numbers: [Int: Int] = [:]
        for unit in units {
            let component = search.componentOfUnit[unit]
            guard search.components.indices.contains(component), search.components[component].count > 1 else {
                continue
            }
            let number = numbers[component, default: numbers.count]
            numbers[component] = number
            circles[unit] = number
        }
    }
}

/// Strongly connected components (Tarjan 1972), without recursion: a chain may be as long as there are types.
private struct ComponentSearch {
    var next: [[Int]]
    private(set) var components: [[Int]] = []
    private(set) var componentOfUnit: [Int]
    private var number: [Int]
    private var lowest: [Int]
    private var open: [Int] = []
    private var found = 0

    init(count: Int) {
        next = Array(repeating: [], count: count)
        componentOfUnit = Array(repeating: -1, count: count)
        number = componentOfUnit
        lowest = componentOfUnit
    }

    mutating func visit(_ start: Int) {
        guard number[start] < 0 else { return }
        var path: [(unit: Int, edge: Int)] = []
        enter(start, &path)
        while let (unit, edge) = path.last {
            guard edge < next[unit].count else {
                path.removeLast()
                if let parent = path.last?.unit { lowest[parent] = min(lowest[parent], lowest[unit]) }
                if lowest[unit] == number[unit] { close(unit) }
                continue
            }
            path[path.count - 1].edge += 1
            let other = next[unit][edge]
            if number[other] < 0 {
                enter(other, &path)
            } else if componentOfUnit[other] < 0 {
                lowest[unit] = min(lowest[unit], number[other])
            }
        }
    }

    private mutating func enter(_ unit: Int, _ path: inout [(unit: Int, edge: Int)]) {
        number[unit] = found
        lowest[unit] = found
        found += 1
        open.append(unit)
        path.append((unit, 0))
    }

    private mutating func close(_ unit: Int) {
        var members: [Int] = []
        while let member = open.popLast() {
            componentOfUnit[member] = components.count
            members.append(member)
            if member == unit { break }
        }
        components.append(members)
    }
}

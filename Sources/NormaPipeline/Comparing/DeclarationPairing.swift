// The earlier counterpart of each present declaration: the same one, a renamed one, one from another file, or none.

import NormaFacts
import NormaProject
import NormaRules

struct DeclarationPairing {
    private struct Node {
        let tree: DeclarationTree
        let index: Int32

        var key: DeclarationKey { tree.key(of: index) }
        var lines: [String] { tree.lines(of: index) }
        var children: [Node] { tree.children(of: index).map { Node(tree: tree, index: $0) } }
    }

    /// The effect of the change on each declaration of the changed files; unaffected ones aren't listed.
    private(set) var traits: [DeclarationID: ChangeTraits] = [:]
    /// Declarations that are only in the present or only in the earlier state of their file.
    private var arrived: [Node] = []
    private var gone: [Node] = []
    /// Whether the files of each pair of trees have different paths.
    private var isMoved: [Bool] = []

    /// Pairs the declarations of one file.
    mutating func add(_ earlier: DeclarationTree?, _ later: DeclarationTree?, isMoved: Bool) {
        for tree in [earlier, later] { tree?.pair = self.isMoved.count }
        self.isMoved.append(isMoved)
        let before = earlier.map { tree in tree.children(of: -1).map { Node(tree: tree, index: $0) } } ?? []
        let now = later.map { tree in tree.children(of: -1).map { Node(tree: tree, index: $0) } } ?? []
        pair(before, now, isMoved: isMoved)
    }

    /// Pairs added with removed declarations, across files; the rest is new.
    mutating func pairAcrossFiles() {
        var left: [DeclarationKey: [Node]] = [:]
        func take(_ node: Node) {
            left[node.key, default: []].append(node)
            node.children.forEach(take)
        }
        gone.forEach(take)
        gone = []
        var open = arrived
        arrived = []
        while let node = open.popLast() {
            if let origin = left[node.key]?.popLast() {
                let pair = origin.tree.pair
                join(origin, node, isMoved: pair != node.tree.pair || isMoved[pair])
                open += arrived
                arrived = []
            } else {
                traits[node.tree.identifier(of: node.index)] = .new
                open += node.children
            }
        }
        gone = []
    }

    // MARK: - Siblings

    private mutating func pair(_ before: [Node], _ now: [Node], isMoved: Bool) {
        var (before, now) = (before, now)
        for match in [Self.isSame, Self.hasSameKey, Self.hasSameName] {
            let pairs = Self.pairs(&before, &now, by: match)
            for (origin, node) in pairs { join(origin, node, isMoved: isMoved) }
        }
        for (origin, node) in Self.alike(&before, &now) { join(origin, node, isMoved: isMoved) }
        gone += before
        arrived += now
    }

    private mutating func join(_ origin: Node, _ node: Node, isMoved: Bool) {
        var found: ChangeTraits = isMoved ? .moved : []
        let isSame = origin.lines == node.lines
        if !isSame { found.insert(.edited) }
        if !found.isEmpty { traits[node.tree.identifier(of: node.index)] = found }
        if isMoved || !isSame { pair(origin.children, node.children, isMoved: isMoved) }
    }

    private struct Match: Hashable {
        var key: DeclarationKey?
        var kind: DeclarationKind?
        var name = ""
        var lines: [String] = []
    }

    private static func isSame(_ node: Node) -> Match { Match(key: inner(node), lines: node.lines) }
    private static func hasSameKey(_ node: Node) -> Match { Match(key: inner(node)) }
    /// A function with other parameters.
    private static func hasSameName(_ node: Node) -> Match {
        Match(kind: node.tree.fact(node.index)?.kind, name: node.tree.name(of: node.index))
    }

    /// The parents of siblings are already paired, perhaps under another name.
    private static func inner(_ node: Node) -> DeclarationKey {
        let key = node.key
        return DeclarationKey(kind: key.kind, name: key.name, labels: key.labels, owners: [])
    }

    /// The pairs that agree, in source order; unpaired declarations remain.
    private static func pairs(
        _ before: inout [Node],
        _ now: inout [Node],
        by match: (Node) -> Match
    ) -> [(Node, Node)] {
        guard !before.isEmpty, !now.isEmpty else { return [] }
        var places: [Match: [Int]] = [:]
        for (place, node) in before.enumerated().reversed() { places[match(node), default: []].append(place) }
        var taken: Set<Int> = []
        var pairs: [(Node, Node)] = []
        var rest: [Node] = []
        for node in now {
            if let place = places[match(node)]?.popLast() {
                taken.insert(place)
                pairs.append((before[place], node))
            } else {
                rest.append(node)
            }
        }
        before = before.enumerated().filter { !taken.contains($0.offset) }.map(\.element)
        now = rest
        return pairs
    }

    // MARK: - Renamed ones

    /// More than a person renames in one place at once; each is compared with each.
    private static let mostAlike = 40

    /// Pairs of one kind with at least half of their lines in common, the most similar first: one of them was renamed.
    private static func alike(_ before: inout [Node], _ now: inout [Node]) -> [(Node, Node)] {
        guard !before.isEmpty, !now.isEmpty, before.count <= mostAlike, now.count <= mostAlike else { return [] }
        var candidates: [(share: Double, before: Int, now: Int)] = []
        for (first, origin) in before.enumerated() {
            for (second, node) in now.enumerated()
            where origin.tree.fact(origin.index)?.kind == node.tree.fact(node.index)?.kind {
                let share = share(origin, node)
                if share >= 0.5 { candidates.append((share, first, second)) }
            }
        }
        candidates.sort { ($1.share, $0.before, $0.now) < ($0.share, $1.before, $1.now) }
        var (takenBefore, takenNow): (Set<Int>, Set<Int>) = ([], [])
        var pairs: [(Node, Node)] = []
        for candidate in candidates
        where !takenBefore.contains(candidate.before) && !takenNow.contains(candidate.now) {
            takenBefore.insert(candidate.before)
            takenNow.insert(candidate.now)
            pairs.append((before[candidate.before], now[candidate.now]))
        }
        before = before.enumerated().filter { !takenBefore.contains($0.offset) }.map(\.element)
        now = now.enumerated().filter { !takenNow.contains($0.offset) }.map(\.element)
        return pairs
    }

    /// The common share of the longer one's lines; a brace alone doesn't count, and neither does the name itself.
    private static func share(_ origin: Node, _ node: Node) -> Double {
        let (old, new) = (origin.tree.name(of: origin.index), node.tree.name(of: node.index))
        func lines(_ node: Node, _ name: String) -> [String] {
            var lines = node.lines.filter { $0.contains { $0.isLetter || $0.isNumber } }
            if !name.isEmpty, let line = lines.firstIndex(where: { $0.contains(name) }) {
                lines[line] = lines[line].replacing(name, with: "", maxReplacements: 1)
            }
            return lines
        }
        let (before, now) = (lines(origin, old), lines(node, new))
        guard max(before.count, now.count) > 0 else { return 0 }
        var counts: [String: Int] = [:]
        for line in before { counts[line, default: 0] += 1 }
        var common = 0
        for line in now {
            guard let count = counts[line], count > 0 else { continue }
            counts[line] = count - 1
            common += 1
        }
        return Double(common) / Double(max(before.count, now.count))
    }
}

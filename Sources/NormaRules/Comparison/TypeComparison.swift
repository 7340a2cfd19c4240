// Types that are in another file, module or type than before, and types that grew.

import NormaFacts
import NormaFindings
import NormaProject
import NormaText

/// A name that identifies a type in one state, apart from types that share it.
struct TypeName: Hashable {
    var module: String
    var symbol: String
}

struct TypeComparison {
    private let before: [ComparedType]
    private let now: [ComparedType]
    private let earlier: StateUses
    private let later: StateUses
    private let mapping: StateMapping
    /// By the index of the later type: that of the earlier one.
    private var origins: [Int: Int] = [:]

    init(earlier: StateUses, later: StateUses, mapping: StateMapping) {
        self.earlier = earlier
        self.later = later
        self.mapping = mapping
        before = ComparedTypes(earlier).types
        now = ComparedTypes(later).types
        pair()
    }

    var newTypes: Int { now.count - origins.count }
    var goneTypes: Int { before.count - origins.count }

    /// The types that are in another module or type now, by their earlier names.
    var moved: [TypeName: TypeName] {
        var result: [TypeName: TypeName] = [:]
        for (index, origin) in origins {
            let (old, new) = (before[origin], now[index])
            guard old.module != new.module || old.symbol != new.symbol else { continue }
            result[TypeName(module: old.module, symbol: old.symbol)] = TypeName(module: new.module, symbol: new.symbol)
        }
        return result
    }

    // MARK: - Pairs

    private struct Key: Hashable {
        var module: String?
        var symbol: String
        var kind: DeclarationKind?
        var path: RelativePath?
    }

    private mutating func pair() {
        var (left, open) = (Array(before.indices), Array(now.indices))
        match(&left, &open) { Key(module: $0.module, symbol: $0.symbol, kind: $0.kind, path: $1) }
        match(&left, &open) { type, _ in Key(module: type.module, symbol: type.symbol, kind: type.kind) }
        match(&left, &open) { type, _ in Key(module: type.module, symbol: type.symbol) }
        matchAlike(&left, &open) { Key(symbol: $0.symbol) }
        matchAlike(&left, &open) { Key(symbol: String($0.name), kind: $0.kind) }
    }

    private mutating func match(_ left: inout [Int], _ open: inout [Int], _ key: (ComparedType, RelativePath?) -> Key) {
        var places: [Key: [Int]] = [:]
        for index in left.reversed() {
            let path = mapping.laterPath(of: path(of: before[index], in: earlier))
            places[key(before[index], path), default: []].append(index)
        }
        var taken: Set<Int> = []
        open.removeAll { index in
            guard let origin = places[key(now[index], path(of: now[index], in: later))]?.popLast() else { return false }
            origins[index] = origin
            taken.insert(origin)
            return true
        }
        left.removeAll(where: taken.contains)
    }

    /// Only if there is one of the name on each side, and at least half of their members are the same.
    private mutating func matchAlike(_ left: inout [Int], _ open: inout [Int], _ key: (ComparedType) -> Key) {
        let places = Dictionary(grouping: left) { key(before[$0]) }
        let counts = Dictionary(grouping: open) { key(now[$0]) }
        var taken: Set<Int> = []
        open.removeAll { index in
            let key = key(now[index])
            guard let candidates = places[key], candidates.count == 1, counts[key]?.count == 1,
                let origin = candidates.first, Self.areAlike(before[origin], now[index])
            else { return false }
            origins[index] = origin
            taken.insert(origin)
            return true
        }
        left.removeAll(where: taken.contains)
    }

    private static func areAlike(_ one: ComparedType, _ other: ComparedType) -> Bool {
        var counts: [String: Int] = [:]
        for member in one.members { counts[member, default: 0] += 1 }
        var common = 0
        for member in other.members {
            guard let count = counts[member], count > 0 else { continue }
            counts[member] = count - 1
            common += 1
        }
        return common > 0 && common * 2 >= max(one.members.count, other.members.count)
    }

    private func path(of type: ComparedType, in state: StateUses) -> RelativePath {
        state.context.path(of: type.file)
    }

    // MARK: - Moved types

    private struct Move: Hashable {
        var from: RelativePath
        var to: RelativePath
        var modules: MovedTypes.ModuleMove?
        var earlierName: String?
    }

    /// A type in a renamed folder, module or type is not moved itself.
    func moves() -> [MovedTypes] {
        var groups: [Move: [Int]] = [:]
        for (index, origin) in origins {
            guard let move = move(from: before[origin], to: now[index]) else { continue }
            groups[move, default: []].append(index)
        }
        return groups.map { move, indices in
            let sorted = indices.sorted { now[$0].declaration < now[$1].declaration }
            let first = now[sorted[0]].declaration
            return MovedTypes(
                types: outermost(sorted.map { now[$0].symbol }),
                earlierName: move.earlierName,
                from: move.from,
                place: later.context.place(later.context.site(of: .declaration(first))),
                modules: move.modules
            )
        }.sorted { one, other in
            (one.modules == nil ? 1 : 0, one.place) < (other.modules == nil ? 1 : 0, other.place)
        }
    }

    /// Nested types move with the type around them.
    private func outermost(_ symbols: [String]) -> [String] {
        let all = Set(symbols)
        return symbols.filter { symbol in
            var outer = symbol[...]
            while let dot = outer.lastIndex(of: ".") {
                outer = outer[..<dot]
                if all.contains(String(outer)) { return false }
            }
            return true
        }
    }

    private func move(from old: ComparedType, to new: ComparedType) -> Move? {
        let (from, to) = (path(of: old, in: earlier), path(of: new, in: later))
        let isNested = old.symbol != new.symbol && !isBelowRenamed(old, new)
        let isElsewhere = expectedPath(from) != to
        guard isNested || isElsewhere || old.module != new.module else { return nil }
        let modules = old.module == new.module ? nil : MovedTypes.ModuleMove(from: old.module, to: new.module)
        return Move(from: from, to: to, modules: modules, earlierName: isNested ? old.symbol : nil)
    }

    /// Where a file would be if only folders had been renamed.
    private func expectedPath(_ path: RelativePath) -> RelativePath {
        mapping.laterFolder(of: path.parent).appending(path.name)
    }

    /// `Old.State` is `New.State` now because `Old` is called `New`.
    private func isBelowRenamed(_ old: ComparedType, _ new: ComparedType) -> Bool {
        let (one, other) = (old.symbol.split(separator: "."), new.symbol.split(separator: "."))
        return one.count == other.count && one.count > 1
    }

    // MARK: - Grown types

    /// A type grew if it has at least this many more members, or lines of which most are more code, and a third more.
    static let mostMembers = 8
    static let mostLines = 80

    func growth() -> [GrownType] {
        let grown = origins.compactMap { index, origin -> GrownType? in
            let (old, new) = (before[origin], now[index])
            let members = new.members.count - old.members.count
            let lines = new.lines - old.lines
            let hasMembers = members >= Self.mostMembers && members * 3 >= old.members.count
            let hasCode = (new.weight - old.weight) * 5 >= old.weight
            let hasLines = lines >= Self.mostLines && lines * 3 >= old.lines && hasCode
            guard hasMembers || hasLines else { return nil }
            let context = later.context
            var type = GrownType(
                name: new.symbol,
                kind: "\(new.kind)",
                place: context.place(context.site(of: .declaration(new.declaration)))
            )
            (type.membersBefore, type.members) = (old.members.count, new.members.count)
            (type.linesBefore, type.lines) = (old.lines, new.lines)
            return type
        }
        return grown.sorted { one, other in
            let (left, right) = (one.lines - one.linesBefore, other.lines - other.linesBefore)
            return left != right ? left > right : (one.name, one.place) < (other.name, other.place)
        }
    }
}

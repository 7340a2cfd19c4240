// The nominal types of the code base with their extensions, members and stated supertypes.

import NormaText

/// Everything about types that rules ask for often, computed once; groups are indexed by a type's scope.
struct TypeTable: Sendable {
    /// For each type and each outside type: its extensions in the code base, in order.
    var extensions = Grouping<DeclarationID>()
    /// For each type: extensions of it or of another type of the same name.
    var possibleExtensions = Grouping<DeclarationID>()
    /// For each name: the properties and functions outside of types.
    var topLevelValues = Grouping<DeclarationID>()
    /// Those of names that many have, by who sees them.
    var manyTopLevelValues: [Int32: TopLevelValues] = [:]
    /// For each type (outside ones too): its members, those in extensions after those in its body.
    var members = Grouping<DeclarationID>()
    /// The same by scope and name.
    var namedMembers = MemberIndex()
    /// For each type: indices into `LinkedNames.stated`.
    var stated = Grouping<Int32>()
    /// For each type its certain supertypes; empty if `closures` was cut for size.
    var supertypes: [[Supertype]?] = []
    /// For each type its open facts.
    var doubts: [SupertypeDoubt] = []
    /// For each name: whether a type has it, a property or a function, a case.
    var isTypeName: [Bool] = []
    var isValueName: [Bool] = []
    var isCaseName: [Bool] = []
    /// The types with an initializer in their bodies.
    var withInitializer: Set<DeclarationID> = []
}

/// The members of types by name.
struct MemberIndex: Sendable {
    struct Entry: Sendable {
        fileprivate var scope: Int32
        fileprivate var name: Int32
        fileprivate(set) var member: DeclarationID
    }

    /// Members in order, looked up one by one.
    typealias Found = LazyMapCollection<ArraySlice<Entry>, DeclarationID>

    private var entries: [Entry] = []

    init() {}

    /// The order of members of one name is the order given.
    init(_ members: [(group: Int32, value: DeclarationID)], names: [Int32]) {
        let all = members.compactMap { member -> Entry? in
            let name = names[Int(member.value.index)]
            return name < 0 ? nil : Entry(scope: member.group, name: name, member: member.value)
        }
        let order = all.indices.sorted { (all[$0].scope, all[$0].name, $0) < (all[$1].scope, all[$1].name, $1) }
        entries = order.map { all[$0] }
    }

    /// Cost: logarithmic.
    func find(_ name: Int32, in scope: Int32) -> Found {
        let first = entries.partitioningIndex { ($0.scope, $0.name) >= (scope, name) }
        var end = first
        while end < entries.count, end - first < Self.few, isOf(entries[end], name, scope) { end += 1 }
        if end - first == Self.few {
            end = entries[end...].partitioningIndex { ($0.scope, $0.name) > (scope, name) }
        }
        return entries[first..<end].lazy.map(\.member)
    }

    static var none: Found { ArraySlice<Entry>().lazy.map(\.member) }

    /// So many are counted one by one.
    private static let few = 8

    private func isOf(_ entry: Entry, _ name: Int32, _ scope: Int32) -> Bool {
        entry.scope == scope && entry.name == name
    }

    /// Names that more members of one type have than are ever compared.
    func crowds(over most: Int) -> [DeclarationID] {
        var found: [DeclarationID] = []
        var first = 0
        for index in entries.indices where !isOf(entries[index], entries[first].name, entries[first].scope) {
            if index - first > most { found.append(entries[first].member) }
            first = index
        }
        if entries.count - first > most { found.append(entries[first].member) }
        return found
    }
}

/// Values in groups, one array after the other.
struct Grouping<Value: Sendable>: Sendable {
    private var values: [Value] = []
    private var starts: [Int32] = [0]

    init() {}

    /// The order within a group is the order given.
    init(_ pairs: [(group: Int32, value: Value)], groupCount: Int) {
        starts = Array(repeating: 0, count: groupCount + 1)
        for pair in pairs { starts[Int(pair.group) + 1] += 1 }
        for index in starts.indices.dropFirst() { starts[index] += starts[index - 1] }
        var cursors = starts
        var order = Array(repeating: 0, count: pairs.count)
        for (index, pair) in pairs.enumerated() {
            order[Int(cursors[Int(pair.group)])] = index
            cursors[Int(pair.group)] += 1
        }
        values = order.map { pairs[$0].value }
    }

    subscript(group: Int32) -> ArraySlice<Value> {
        guard group >= 0, Int(group) + 1 < starts.count else { return [] }
        return values[Int(starts[Int(group)])..<Int(starts[Int(group) + 1])]
    }
}

extension [Bool] {
    /// Whether a number is marked.
    func has(_ number: Int32) -> Bool { number >= 0 && Int(number) < count && self[Int(number)] }
}

// The declarations by their home and their name: one probe finds everything that a look-up may see.

/// Declarations of one name in one scope, a stretch of `CandidateTable.declarations`, in order.
struct CandidateSlice: Sendable, Hashable {
    var start: Int32
    var end: Int32
}

/// A set of declarations that a name may mean, never copied out until someone asks.
struct Candidates: Sendable, Hashable {
    var first: CandidateSlice
    /// Not empty only if names of several scopes compete.
    var others: [CandidateSlice] = []

    mutating func add(_ other: Candidates) {
        add(other.first)
        for slice in other.others { add(slice) }
    }

    private mutating func add(_ slice: CandidateSlice) {
        if slice != first, !others.contains(slice) { others.append(slice) }
    }
}

/// Who may see a declaration, widest first.
enum Visibility: UInt8, Sendable {
    /// Of a module: `public` and `open`. Of a file: `fileprivate`.
    case everyone
    case package
    /// Of a module: everything but the declarations that only one file sees. Of a file: `private` ones too.
    case owner
}

/// An immutable hash table from (scope, name, home) to declarations.
///
/// The home of the declarations: a module, or, for `private` and `fileprivate` ones, a file. Cost: a probe
/// costs some nanoseconds; nothing depends on how many declarations have the same name.
struct CandidateTable: Sendable {
    struct Row {
        var scope: Int32
        var name: Int32
        var home: Int32
        var visibility: Visibility
        var declaration: Int32
    }

    private struct Entry {
        var scope: Int32
        var name: Int32
        var home: Int32
        var start: Int32
        var everyoneEnd: Int32
        var packageEnd: Int32
        var end: Int32
    }

    /// The home of a module's declarations; -1 is the module without a name.
    static func home(module: Int32) -> Int32 { module + 1 }
    static func home(file: Int32) -> Int32 { -1 - file }

    private(set) var declarations: [DeclarationID] = []
    private var entries: [Entry] = []
    private var slots: [Int32] = []
    private var mask = 0

    init() {}

    init(_ given: [Row]) {
        let rows = given.sorted(by: Self.precedes)
        declarations.reserveCapacity(rows.count)
        for row in rows { add(row) }
        var size = 16
        while size < entries.count * 2 { size *= 2 }
        mask = size - 1
        slots = Array(repeating: -1, count: size)
        for (index, entry) in entries.enumerated() {
            var slot = Self.hash(entry.scope, entry.name, entry.home) & mask
            while slots[slot] >= 0 { slot = (slot + 1) & mask }
            slots[slot] = Int32(index)
        }
    }

    /// The visible declarations; nil if there are none.
    func find(scope: Int32, name: Int32, home: Int32, as visibility: Visibility) -> CandidateSlice? {
        guard !slots.isEmpty else { return nil }
        var slot = Self.hash(scope, name, home) & mask
        while slots[slot] >= 0 {
            let entry = entries[Int(slots[slot])]
            if entry.scope == scope, entry.name == name, entry.home == home {
                let end =
                    switch visibility {
                    case .everyone: entry.everyoneEnd
                    case .package: entry.packageEnd
                    case .owner: entry.end
                    }
                return end > entry.start ? CandidateSlice(start: entry.start, end: end) : nil
            }
            slot = (slot + 1) & mask
        }
        return nil
    }

    func list(_ candidates: Candidates) -> [DeclarationID] {
        var found = Array(declarations[Int(candidates.first.start)..<Int(candidates.first.end)])
        for slice in candidates.others { found += declarations[Int(slice.start)..<Int(slice.end)] }
        return candidates.others.isEmpty && found.count < 2 ? found : Set(found).sorted()
    }

    /// The number of candidates; those in several slices count each time.
    func count(_ candidates: Candidates) -> Int {
        candidates.others.reduce(Int(candidates.first.end - candidates.first.start)) { $0 + Int($1.end - $1.start) }
    }

    /// The only candidate; nil if there are several.
    func single(_ candidates: Candidates) -> DeclarationID? {
        let slice = candidates.first
        guard candidates.others.isEmpty, slice.end - slice.start == 1 else { return nil }
        return declarations[Int(slice.start)]
    }

    private mutating func add(_ row: Row) {
        declarations.append(DeclarationID(row.declaration))
        let end = Int32(declarations.count)
        let isNew: Bool
        if let last = entries.last {
            isNew = last.scope != row.scope || last.name != row.name || last.home != row.home
        } else {
            isNew = true
        }
        if isNew {
            let start = end - 1
            entries.append(
                Entry(
                    scope: row.scope,
                    name: row.name,
                    home: row.home,
                    start: start,
                    everyoneEnd: start,
                    packageEnd: start,
                    end: start
                )
            )
        }
        let index = entries.count - 1
        if row.visibility == .everyone { entries[index].everyoneEnd = end }
        if row.visibility != .owner { entries[index].packageEnd = end }
        entries[index].end = end
    }

    private static func precedes(_ left: Row, _ right: Row) -> Bool {
        (left.scope, left.name, left.home, left.visibility.rawValue, left.declaration)
            < (right.scope, right.name, right.home, right.visibility.rawValue, right.declaration)
    }

    private static func hash(_ scope: Int32, _ name: Int32, _ home: Int32) -> Int {
        var value = UInt64(UInt32(bitPattern: name)) << 32 | UInt64(UInt32(bitPattern: scope))
        value = (value ^ UInt64(UInt32(bitPattern: home)) &* 0x9E37_79B9_7F4A_7C15) &* 0xBF58_476D_1CE4_E5B9
        value ^= value >> 29
        value = value &* 0x94D0_49BB_1331_11EB
        return Int(truncatingIfNeeded: value >> 20) & 0x7FFF_FFFF
    }
}

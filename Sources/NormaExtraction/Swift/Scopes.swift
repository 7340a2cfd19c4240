// The local names that are visible at the current place of the walk.

import NormaFacts

/// Lexical scopes as an undo log: binding and lookup take constant time, leaving a scope is linear in its names.
struct Scopes {
    /// The ends of the open scopes, innermost last.
    private(set) var ends: [Int32] = []
    /// Locals that are declared but not yet visible, oldest first.
    var waiting: [Int32] = []
    /// For each open `guard`: the names that its conditions bound, while its `else` is visited.
    var guarded: [[Int32]] = []
    /// Local functions and types by the place of their name, until their declaration is met.
    var registered: [Int32: Int32] = [:]
    /// By name: the innermost visible local; -1 if there is none.
    private var visible: [Int32] = []
    /// By local: its name, and the local of the same name that was visible before.
    private var names: [NameID] = []
    private var shadowed: [Int32] = []
    /// The visible locals in the order in which they were bound.
    private var bound: [Int32] = []

    var mark: Int { bound.count }
    /// The end of the innermost scope; nil at the top level of a file.
    var end: Int32? { ends.last }

    mutating func open(until end: Int) { ends.append(Int32(clamping: end)) }
    mutating func close() { _ = ends.popLast() }

    /// Adds a local, which isn't visible yet. Locals are added in the order of their numbers.
    mutating func add(named name: NameID) {
        names.append(name)
        shadowed.append(-1)
    }

    mutating func bind(_ local: Int32) {
        let name = Int(names[Int(local)].index)
        while visible.count <= name { visible.append(-1) }
        shadowed[Int(local)] = visible[name]
        visible[name] = local
        bound.append(local)
    }

    /// Removes the names that were bound since the mark, and returns them in order.
    @discardableResult
    mutating func unbind(to mark: Int) -> ArraySlice<Int32> {
        guard mark < bound.count else { return [] }
        let taken = bound[mark...]
        for local in taken.reversed() { visible[Int(names[Int(local)].index)] = shadowed[Int(local)] }
        bound.removeLast(bound.count - mark)
        return taken
    }

    /// The innermost visible local of this name; -1 if there is none.
    func local(named name: NameID) -> Int32 {
        let index = Int(name.index)
        return index < visible.count ? visible[index] : -1
    }

    /// The next local of the same name further out.
    func outer(_ local: Int32) -> Int32 { shadowed[Int(local)] }
}

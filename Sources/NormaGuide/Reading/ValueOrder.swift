// In which order values are filled in that name each other: each after those that it names.

/// Found depth first with a stack of our own, so that a long chain of values costs none of the thread's.
struct ValueOrder {
    private(set) var names: [String] = []
    /// Names from the first to one that names it in turn, which closes the cycle and comes last; of many those at both ends.
    private(set) var cycles: [[String]] = []

    /// - Parameter uses: the names that a name uses; nil for one that isn't declared.
    init(_ names: [String], uses: (String) -> [String]?) {
        for name in names { visit(name, uses) }
    }

    private var done: Set<String> = []
    private var broken: Set<String> = []

    private mutating func visit(_ start: String, _ uses: (String) -> [String]?) {
        var trail: [(name: String, uses: [String], next: Int)] = []
        var places: [String: Int] = [:]
        func open(_ name: String, _ order: inout ValueOrder) {
            guard !order.done.contains(name), var used = uses(name) else { return }
            if order.broken.contains(name) { used = [] }
            if let met = used.first(where: { $0 == name || places[$0] != nil }) {
                let cycle = places[met].map { trail[$0...] } ?? []
                let isLong = cycle.count > 8
                let shown = isLong ? cycle.prefix(4) + cycle.suffix(3) : cycle
                var names = shown.map(\.name)
                if isLong { names.insert("…", at: 4) }
                order.cycles.append(names + [name])
                order.broken.insert(name)
                return
            }
            places[name] = trail.count
            trail.append((name, used, 0))
        }
        open(start, &self)
        while let last = trail.last {
            if last.next < last.uses.count {
                trail[trail.count - 1].next += 1
                open(last.uses[last.next], &self)
            } else {
                trail.removeLast()
                places[last.name] = nil
                done.insert(last.name)
                names.append(last.name)
            }
        }
    }
}

// The cycles of a graph, by Tarjan's algorithm ("Depth-first search and linear graph algorithms", 1972) with an explicit stack.

/// Groups of nodes that reach each other.
struct StrongComponents {
    private let next: [[Int]]

    init(_ next: [[Int]]) { self.next = next }

    /// Each group after those that its nodes lead to. Cost: linear in nodes and edges.
    func inOrder() -> [[Int]] {
        var number = Array(repeating: -1, count: next.count)
        var lowest = Array(repeating: 0, count: next.count)
        var isOpen = Array(repeating: false, count: next.count)
        var open: [Int] = []
        var found: [[Int]] = []
        var counter = 0
        for start in next.indices where number[start] < 0 {
            var trail: [(node: Int, step: Int)] = [(start, 0)]
            while let (node, step) = trail.last {
                if step == 0 {
                    number[node] = counter
                    lowest[node] = counter
                    counter += 1
                    open.append(node)
                    isOpen[node] = true
                }
                if step < next[node].count {
                    trail[trail.count - 1].step += 1
                    let target = next[node][step]
                    if number[target] < 0 {
                        trail.append((target, 0))
                    } else if isOpen[target] {
                        lowest[node] = min(lowest[node], number[target])
                    }
                    continue
                }
                trail.removeLast()
                if let above = trail.last?.node { lowest[above] = min(lowest[above], lowest[node]) }
                guard lowest[node] == number[node] else { continue }
                var group: [Int] = []
                while let member = open.popLast() {
                    isOpen[member] = false
                    group.append(member)
                    if member == node { break }
                }
                found.append(group)
            }
        }
        return found
    }
}

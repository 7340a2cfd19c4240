// Whole numbers under minimum distances whose weighted sum of distances is the least: rows of boxes, and places within
// rows.

/// The network simplex of Gansner, Koutsofios, North and Vo, "A Technique for Drawing Directed Graphs" (1993), sections 2.3 and 2.4.
struct NetworkSimplex {
    /// `head` is at least `length` after `tail`; each further step costs `weight`.
    struct Edge {
        var tail: Int
        var head: Int
        var length: Int
        var weight: Int
    }

    private(set) var positions: [Int]
    private let edges: [Edge]
    private let edgesOfNode: [[Int]]
    private var treeEdges: [[Int]]
    private var isInTree: [Bool]
    private var cutValues: [Int]
    /// For each node: the edge to its parent, the least number below it, its own number in post-order.
    private var parents: [Int?]
    private var lowest: [Int]
    private var number: [Int]
    private var lastLeaving = 0

    /// - Parameter positions: any positions that keep all distances.
    init(positions: [Int], edges: [Edge]) {
        self.positions = positions
        self.edges = edges
        var edgesOfNode: [[Int]] = Array(repeating: [], count: positions.count)
        for (index, edge) in edges.enumerated() {
            edgesOfNode[edge.tail].append(index)
            edgesOfNode[edge.head].append(index)
        }
        self.edgesOfNode = edgesOfNode
        treeEdges = Array(repeating: [], count: positions.count)
        isInTree = Array(repeating: false, count: edges.count)
        cutValues = Array(repeating: 0, count: edges.count)
        parents = Array(repeating: nil, count: positions.count)
        lowest = Array(repeating: 0, count: positions.count)
        number = lowest
    }

    /// Positions are valid after any number of steps, and optimal once nothing is left to exchange.
    ///
    /// Cost: a step looks at each node and each edge once.
    mutating func solve(steps: Int, isBalanced: Bool = false) {
        growTrees()
        numberNodes()
        computeCutValues()
        var step = 0
        while step < steps, let leaving = leavingEdge(), let entering = enteringEdge(for: leaving) {
            exchange(leaving, entering)
            step += 1
        }
        if isBalanced { balance() }
    }

    private func slack(_ edge: Int) -> Int {
        positions[edges[edge].head] - positions[edges[edge].tail] - edges[edge].length
    }

    private func other(_ edge: Int, _ node: Int) -> Int {
        edges[edge].tail == node ? edges[edge].head : edges[edge].tail
    }
}

// MARK: - A first tree of edges without slack

extension NetworkSimplex {
    /// One for each part of the graph.
    private mutating func growTrees() {
        var isReached = Array(repeating: false, count: positions.count)
        for start in positions.indices where !isReached[start] {
            isReached[start] = true
            var nodes = [start]
            var next = 0
            while true {
                while next < nodes.count {
                    let node = nodes[next]
                    next += 1
                    for edge in edgesOfNode[node] where !isReached[other(edge, node)] && slack(edge) == 0 {
                        take(edge)
                        isReached[other(edge, node)] = true
                        nodes.append(other(edge, node))
                    }
                }
                guard let edge = nearestEdge(of: nodes, isReached) else { break }
                let shift = isReached[edges[edge].tail] ? slack(edge) : -slack(edge)
                for node in nodes { positions[node] += shift }
                let joined = isReached[edges[edge].tail] ? edges[edge].head : edges[edge].tail
                take(edge)
                isReached[joined] = true
                nodes.append(joined)
                // Shifting made other edges tight as well.
                next = 0
            }
        }
    }

    private mutating func take(_ edge: Int) {
        isInTree[edge] = true
        treeEdges[edges[edge].tail].append(edge)
        treeEdges[edges[edge].head].append(edge)
    }

    private func nearestEdge(of nodes: [Int], _ isReached: [Bool]) -> Int? {
        var nearest: (edge: Int, slack: Int)?
        for node in nodes {
            for edge in edgesOfNode[node] where !isReached[other(edge, node)] {
                let slack = slack(edge)
                if slack < nearest?.slack ?? Int.max { nearest = (edge, slack) }
            }
        }
        return nearest?.edge
    }

    /// In post-order: below a node are the numbers from its lowest to its own.
    private mutating func numberNodes() {
        var next = 1
        for root in number.indices { number[root] = 0 }
        for root in positions.indices where number[root] == 0 {
            parents[root] = nil
            lowest[root] = next
            var path = [(node: root, edge: 0)]
            while let (node, place) = path.last {
                guard place < treeEdges[node].count else {
                    number[node] = next
                    next += 1
                    path.removeLast()
                    continue
                }
                path[path.count - 1].edge += 1
                let edge = treeEdges[node][place]
                guard edge != parents[node] else { continue }
                let child = other(edge, node)
                parents[child] = edge
                lowest[child] = next
                path.append((child, 0))
            }
        }
    }

    private func isBelow(_ node: Int, _ top: Int) -> Bool {
        lowest[top] <= number[node] && number[node] <= number[top]
    }

    /// From the leaves up: each value follows from those of the edges below it.
    private mutating func computeCutValues() {
        for node in positions.indices.sorted(by: { number[$0] < number[$1] }) {
            guard let parent = parents[node] else { continue }
            let pointsUp = edges[parent].tail == node
            var sum = 0
            for edge in edgesOfNode[node] {
                let leaves = !isBelow(other(edge, node), node)
                let isSame = (edges[edge].tail == node) == pointsUp
                if leaves {
                    sum += isSame ? edges[edge].weight : -edges[edge].weight
                } else {
                    let value = (isInTree[edge] ? cutValues[edge] : 0) - edges[edge].weight
                    sum += isSame ? -value : value
                }
            }
            cutValues[parent] = sum
        }
    }
}

// MARK: - Exchange

extension NetworkSimplex {
    /// An edge of the tree that should be longer, searched round robin.
    private mutating func leavingEdge() -> Int? {
        for offset in edges.indices {
            let edge = (lastLeaving + offset) % edges.count
            if isInTree[edge], cutValues[edge] < 0 {
                lastLeaving = edge
                return edge
            }
        }
        return nil
    }

    /// The edge with the least slack that leads back over the cut.
    private func enteringEdge(for leaving: Int) -> Int? {
        let (tail, head) = (edges[leaving].tail, edges[leaving].head)
        let isTailBelow = number[tail] < number[head]
        let top = isTailBelow ? tail : head
        var nearest: (edge: Int, slack: Int)?
        for (index, edge) in edges.enumerated() where !isInTree[index] {
            let (from, to) = (isBelow(edge.tail, top), isBelow(edge.head, top))
            guard isTailBelow ? (!from && to) : (from && !to) else { continue }
            let slack = slack(index)
            if slack < nearest?.slack ?? Int.max { nearest = (index, slack) }
        }
        return nearest?.edge
    }

    private mutating func exchange(_ leaving: Int, _ entering: Int) {
        let slack = slack(entering)
        let (tail, head) = (edges[leaving].tail, edges[leaving].head)
        if number[tail] < number[head] {
            shift(below: tail, by: -slack)
        } else {
            shift(below: head, by: slack)
        }
        let value = cutValues[leaving]
        let (from, to) = (edges[entering].tail, edges[entering].head)
        update(from: from, to: to, by: value, isForward: true)
        update(from: to, to: from, by: value, isForward: false)
        cutValues[entering] = -value
        cutValues[leaving] = 0
        isInTree[leaving] = false
        treeEdges[tail].removeAll { $0 == leaving }
        treeEdges[head].removeAll { $0 == leaving }
        take(entering)
        numberNodes()
    }

    private mutating func shift(below top: Int, by distance: Int) {
        guard distance != 0 else { return }
        for node in positions.indices where isBelow(node, top) { positions[node] += distance }
    }

    /// Updates the cut values on the path from a node up to the other one's ancestor.
    private mutating func update(from start: Int, to end: Int, by value: Int, isForward: Bool) {
        var node = start
        while !isBelow(end, node), let edge = parents[node] {
            let counts = (edges[edge].tail == node) == isForward
            cutValues[edge] += counts ? value : -value
            node = other(edge, node)
        }
    }

    /// Moves nodes with several best places to the middle of these.
    private mutating func balance() {
        for edge in edges.indices where isInTree[edge] && cutValues[edge] == 0 {
            guard let entering = enteringEdge(for: edge) else { continue }
            let slack = slack(entering)
            guard slack > 1 else { continue }
            let (tail, head) = (edges[edge].tail, edges[edge].head)
            if number[tail] < number[head] {
                shift(below: tail, by: -(slack / 2))
            } else {
                shift(below: head, by: slack / 2)
            }
        }
    }
}

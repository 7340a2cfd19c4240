// Makes the automaton of an expression, from its end to its beginning, so that every instruction knows the next one.

struct ProgramCompiler {
    /// The largest number of instructions of an expression, counted repetitions written out; the worst cost of matching per
    /// letter.
    static let largestProgram = 10_000

    private let anchorsMatchLines: Bool
    private var sets: [ScalarSet: Int] = [:]
    private var orderedSets: [ScalarSet] = []
    private var conditions: [CompiledExpression.Condition] = []
    private var instructions: [Program.Instruction] = []

    /// - Parameter anchorsMatchLines: whether `^` and `$` match at the ends of lines.
    static func compile(
        _ expression: ReadExpression,
        anchorsMatchLines: Bool
    ) throws(ExpressionProblem) -> CompiledExpression {
        var compiler = ProgramCompiler(anchorsMatchLines: anchorsMatchLines)
        let match = try compiler.add(.match)
        let start = try compiler.emit(expression.node, before: match)
        let isAnchored = compiler.isAnchored(expression.node)
        return CompiledExpression(
            main: Program(instructions: compiler.instructions, start: start, isAnchored: isAnchored),
            sets: compiler.orderedSets,
            conditions: compiler.conditions,
            groupCount: expression.groups.count,
            required: RequiredText.of(expression.node),
            firstLetters: anchorsMatchLines ? nil : FirstLetters.of(expression.node)
        )
    }

    private init(anchorsMatchLines: Bool) { self.anchorsMatchLines = anchorsMatchLines }

    private mutating func add(_ instruction: Program.Instruction) throws(ExpressionProblem) -> Int {
        guard instructions.count < Self.largestProgram else {
            throw ExpressionProblem(
                message:
                    "it is too large: its repetitions written out have more than \(Self.largestProgram) parts; use smaller "
                    + "counts, or `+` and `*`",
                offset: 0
            )
        }
        instructions.append(instruction)
        return instructions.count - 1
    }

    /// - Returns: the beginning of the node's instructions; they end at `next`.
    private mutating func emit(_ node: ExpressionNode, before next: Int) throws(ExpressionProblem) -> Int {
        switch node {
        case .empty: return next
        case .scalar(let set): return try add(.scalar(set: number(of: set), next: next))
        case .sequence(let nodes):
            var next = next
            for node in nodes.reversed() { next = try emit(node, before: next) }
            return next
        case .choice(let nodes): return try choice(nodes, before: next)
        case .repetition(let node, let count): return try repetition(node, count, before: next)
        case .group(let index, let node):
            let end = try add(.remember(slot: index * 2 + 1, next: next))
            return try add(.remember(slot: index * 2, next: emit(node, before: end)))
        case .assertion(let place, let isNegated):
            return try add(.require(condition: number(of: resolved(place)), isNegated: isNegated, next: next))
        }
    }

    private mutating func number(of set: ScalarSet) -> Int {
        if let known = sets[set] { return known }
        sets[set] = orderedSets.count
        orderedSets.append(set)
        return orderedSets.count - 1
    }

    private mutating func choice(_ nodes: [ExpressionNode], before next: Int) throws(ExpressionProblem) -> Int {
        var entry: Int?
        for node in nodes.reversed() {
            let branch = try emit(node, before: next)
            entry =
                try entry.map { (other) throws(ExpressionProblem) in try add(.fork(first: branch, second: other)) }
                ?? branch
        }
        return entry ?? next
    }

    // MARK: Repetition

    private mutating func repetition(
        _ node: ExpressionNode,
        _ count: ExpressionNode.RepetitionCount,
        before next: Int
    ) throws(ExpressionProblem) -> Int {
        var entry = next
        if let most = count.most {
            // Each further time is taken or left; left, all that follow are, too.
            for _ in 0..<max(0, most - count.least) {
                entry = try fork(try emit(node, before: entry), or: next, isGreedy: count.isGreedy)
            }
        } else {
            entry = try endless(node, count, before: next)
        }
        let written = count.most == nil && (count.least > 0) ? count.least - 1 : count.least
        for _ in 0..<max(0, written) { entry = try emit(node, before: entry) }
        return entry
    }

    /// The loop; the first time is part of it if one is required.
    ///
    /// A loop is left after its first empty turn, as in other engines: so `x*` is read as `(x+)?`, and no place is
    /// passed twice without reading a letter (the walk sees to that).
    private mutating func endless(
        _ node: ExpressionNode,
        _ count: ExpressionNode.RepetitionCount,
        before next: Int
    ) throws(ExpressionProblem) -> Int {
        let loop = try add(.match)
        let body = try emit(node, before: loop)
        instructions[loop] = forked(body, or: next, isGreedy: count.isGreedy)
        if count.least > 0 { return body }
        return node.canBeEmpty ? try fork(body, or: next, isGreedy: count.isGreedy) : loop
    }

    private mutating func fork(_ taken: Int, or left: Int, isGreedy: Bool) throws(ExpressionProblem) -> Int {
        try add(forked(taken, or: left, isGreedy: isGreedy))
    }

    private func forked(_ taken: Int, or left: Int, isGreedy: Bool) -> Program.Instruction {
        isGreedy ? .fork(first: taken, second: left) : .fork(first: left, second: taken)
    }

    // MARK: Conditions

    private func resolved(_ place: ExpressionNode.Place) -> ExpressionNode.Place {
        switch place {
        case .caret: anchorsMatchLines ? .lineStart : .textStart
        case .dollar: anchorsMatchLines ? .lineEnd : .textEnd
        default: place
        }
    }

    private mutating func number(of place: ExpressionNode.Place) -> Int {
        if let known = conditions.firstIndex(where: { $0.place == place }) { return known }
        conditions.append(CompiledExpression.Condition(place: place, letters: number(of: letters(deciding: place))))
        return conditions.count - 1
    }

    private func letters(deciding place: ExpressionNode.Place) -> ScalarSet {
        switch place {
        case .wordBoundary: .property(.word)
        case .lineFeedNext: .single(0x0A)
        default: .lineBreaks
        }
    }

    /// Whether every way through the node begins at the text's start.
    private func isAnchored(_ node: ExpressionNode) -> Bool {
        switch node {
        case .assertion(let place, let isNegated): !isNegated && resolved(place) == .textStart
        case .sequence(let nodes): nodes.first.map(isAnchored) ?? false
        case .choice(let nodes): nodes.allSatisfy(isAnchored)
        case .group(_, let node): isAnchored(node)
        case .repetition(let node, let count): count.least > 0 && isAnchored(node)
        default: false
        }
    }
}

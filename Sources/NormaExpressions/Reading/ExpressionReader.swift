// Reads an expression: alternatives, sequences and repetitions; syntax that can't be matched in linear time is an error with a
// way out.

/// The result of reading.
struct ReadExpression: Sendable {
    var node: ExpressionNode
    /// The names of the groups, in the order written, without repetition.
    var groups: [String]
}

/// The syntax is that of Swift's regular expressions, without back-references, look-around, atomic groups and possessive
/// repetition.
struct ExpressionReader {
    /// How deep groups may be nested: this reader and the compiler are recursive.
    private static let deepestNesting = 200

    var cursor: ScalarCursor
    var options = Options()
    var groups: [String] = []
    private var depth = 0

    struct Options {
        var ignoresCase = false
        var dotMatchesLineBreaks = false
        /// `(?m)`: `^` and `$` match at lines, in any case.
        var anchorsMatchLines = false
        /// `(?x)`: white space means nothing.
        var isExtended = false
    }

    static func read(_ source: String) throws(ExpressionProblem) -> ReadExpression {
        var reader = ExpressionReader(cursor: ScalarCursor(source))
        let node = try reader.choice()
        if reader.cursor.current != nil {
            throw reader.cursor.problem("this `)` closes no group; write `\\)` for the letter")
        }
        return ReadExpression(node: node, groups: reader.groups)
    }

    private init(cursor: ScalarCursor) { self.cursor = cursor }

    /// Up to the end of the group or of the expression.
    private mutating func choice() throws(ExpressionProblem) -> ExpressionNode {
        depth += 1
        defer { depth -= 1 }
        guard depth <= Self.deepestNesting else {
            throw cursor.problem("groups are nested more than \(Self.deepestNesting) levels deep here")
        }
        var branches = [try sequence()]
        while cursor.skip("|") { branches.append(try sequence()) }
        return branches.count == 1 ? branches[0] : .choice(branches)
    }

    private mutating func sequence() throws(ExpressionProblem) -> ExpressionNode {
        var nodes: [ExpressionNode] = []
        while let next = cursor.current, next != "|", next != ")" {
            if options.isExtended, cursor.skipWhiteSpaceAndComment() { continue }
            let start = cursor.index
            guard let (node, isQuantifiable) = try piece() else { continue }
            nodes.append(try repeated(node, isQuantifiable: isQuantifiable, from: start))
        }
        return nodes.count == 1 ? nodes[0] : nodes.isEmpty ? .empty : .sequence(nodes)
    }

    /// An item that can be repeated, or an assertion that can't; nil for options and comments.
    private mutating func piece() throws(ExpressionProblem) -> (ExpressionNode, Bool)? {
        let start = cursor.index
        guard let scalar = cursor.next() else { return nil }
        switch scalar {
        case "(": return try group(from: start)
        case "[": return (.scalar(folded(try bracket(from: start))), true)
        case ".": return (.scalar(options.dotMatchesLineBreaks ? .any : .inverted(.lineBreaks)), true)
        case "^": return (.assertion(options.anchorsMatchLines ? .lineStart : .caret, isNegated: false), false)
        case "$": return (.assertion(options.anchorsMatchLines ? .lineEnd : .dollar, isNegated: false), false)
        case "\\": return try escaped(from: start)
        case "*", "+", "?":
            throw cursor.problem(
                "there is nothing before this `\(scalar)` that it could repeat; write `\\\(scalar)` for the letter",
                at: start
            )
        default: return (.scalar(folded(.single(scalar.value))), true)
        }
    }

    private mutating func escaped(from start: Int) throws(ExpressionProblem) -> (ExpressionNode, Bool) {
        switch try escape(from: start) {
        case .set(let set): return (.scalar(set), true)
        case .letter(let letter): return (.scalar(folded(.single(letter))), true)
        case .node(let node, let isQuantifiable): return (node, isQuantifiable)
        case .quoted(let letters): return (.sequence(letters.map { .scalar(folded(.single($0))) }), !letters.isEmpty)
        }
    }

    func folded(_ set: ScalarSet) -> ScalarSet { options.ignoresCase ? set.ignoringCase : set }

    // MARK: Groups

    private mutating func group(from start: Int) throws(ExpressionProblem) -> (ExpressionNode, Bool)? {
        guard cursor.skip("?") else {
            if cursor.current == "*" { throw cursor.problem("verbs such as `(*…)` are not supported", at: start) }
            return (try inside(from: start), true)
        }
        switch try GroupKind.read(&cursor, from: start) {
        case .plain: return (try inside(from: start), true)
        case .named(let name): return (try named(name, from: start), true)
        case .options(let change, let isGroup):
            let before = options
            change.apply(to: &options)
            guard isGroup else { return nil }
            let node = try inside(from: start)
            options = before
            return (node, true)
        case .comment: return nil
        }
    }

    private mutating func named(_ name: String, from start: Int) throws(ExpressionProblem) -> ExpressionNode {
        guard !groups.contains(name) else {
            throw cursor.problem("two groups are called `\(name)`; give the second another name", at: start)
        }
        let index = groups.count
        groups.append(name)
        return .group(index: index, try inside(from: start))
    }

    /// The content, with the closing parenthesis; options that are set inside end there.
    private mutating func inside(from start: Int) throws(ExpressionProblem) -> ExpressionNode {
        let before = options
        let node = try choice()
        options = before
        guard cursor.skip(")") else {
            throw cursor.problem("the group that begins here is not closed; a `)` is missing", at: start)
        }
        return node
    }

    // MARK: Repetition

    private mutating func repeated(
        _ node: ExpressionNode,
        isQuantifiable: Bool,
        from start: Int
    ) throws(ExpressionProblem) -> ExpressionNode {
        if options.isExtended { while cursor.skipWhiteSpaceAndComment() {} }
        let place = cursor.index
        guard var count = try RepetitionReader.count(&cursor) else { return node }
        guard isQuantifiable else {
            throw cursor.problem("an assertion can't be repeated; remove this", at: place)
        }
        if cursor.skip("?") {
            count.isGreedy = false
        } else if cursor.current == "+" {
            throw cursor.problem(
                "possessive repetition (a `+` after another) is not supported; remove the `+`: matching takes linear time anyway"
            )
        }
        let second = cursor.index
        if try RepetitionReader.count(&cursor) != nil {
            throw cursor.problem("this is repeated twice; put the first repetition in `(?:…)`", at: second)
        }
        return .repetition(node, count: count)
    }
}

extension ScalarSet {
    static let lineBreaks = ScalarSet.ranges([0x0A...0x0D, 0x85...0x85, 0x2028...0x2029])
}

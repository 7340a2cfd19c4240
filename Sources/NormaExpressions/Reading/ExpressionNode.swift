// The syntax tree of an expression: sets of letters, sequences, alternatives, repetitions.

indirect enum ExpressionNode: Sendable, Hashable {
    case empty
    /// One letter out of a set.
    case scalar(ScalarSet)
    case sequence([ExpressionNode])
    /// The first that leads to a match counts.
    case choice([ExpressionNode])
    case repetition(ExpressionNode, count: RepetitionCount)
    /// A group with a name; its match is bound.
    case group(index: Int, ExpressionNode)
    case assertion(Place, isNegated: Bool)

    /// Conditions for a place between two letters.
    enum Place: Sendable, Hashable {
        case textStart
        case textEnd
        /// At the end, or before a line break that is the text's last letter.
        case lastLineEnd
        /// `^`: the text's start; a line's if the expression is matched by lines.
        case caret
        case lineStart
        case lineEnd
        /// `$`: the text's end, or a line's.
        case dollar
        case wordBoundary
        case lineFeedNext
    }

    struct RepetitionCount: Sendable, Hashable {
        var least: Int
        /// Nil: without end.
        var most: Int?
        var isGreedy = true
    }

    /// A line break; a carriage return and a line feed are one, and never half of one.
    static let lineBreak: ExpressionNode = {
        let carriageReturn = ExpressionNode.scalar(.single(0x0D))
        let others = ScalarSet.ranges([0x0A...0x0C, 0x85...0x85, 0x2028...0x2029])
        return .choice([
            .sequence([carriageReturn, .scalar(.single(0x0A))]),
            .sequence([carriageReturn, .assertion(.lineFeedNext, isNegated: true)]),
            .scalar(others),
        ])
    }()

    /// Whether it can match without a letter.
    var canBeEmpty: Bool {
        switch self {
        case .empty, .assertion: true
        case .scalar: false
        case .sequence(let nodes): nodes.allSatisfy(\.canBeEmpty)
        case .choice(let nodes): nodes.contains(where: \.canBeEmpty)
        case .repetition(let node, let count): count.least == 0 || node.canBeEmpty
        case .group(_, let node): node.canBeEmpty
        }
    }
}

// Texts of which every match contains one, so that most texts are rejected without being matched at all.

/// The texts to search for first, as in Cox, Regular Expression Matching in the Wild (2010).
struct RequiredText {
    private static let mostTexts = 24
    private static let longestText = 24
    private static let mostLetters = 4

    /// All texts that the node matches, if they are few.
    private var exact: [[UInt8]]?
    /// Texts of which every match contains one.
    private var needed: [[UInt8]]?

    /// Nil if there are none, or none that are worth a search.
    static func of(_ node: ExpressionNode) -> [[UInt8]]? {
        let found = read(node)
        guard let best = better(found.needed, usable(found.exact)) else { return nil }
        return best
    }

    private static func read(_ node: ExpressionNode) -> RequiredText {
        switch node {
        case .empty, .assertion: RequiredText(exact: [[]])
        case .scalar(let set): RequiredText(exact: letters(of: set))
        case .sequence(let nodes): sequence(nodes)
        case .choice(let nodes): choice(nodes)
        case .group(_, let node): read(node)
        case .repetition(let node, let count): repetition(node, count)
        }
    }

    private static func letters(of set: ScalarSet) -> [[UInt8]]? {
        if let letters = set.fewLetters(atMost: mostLetters) { return letters.map { [$0] } }
        guard case .ranges(let ranges) = set, ranges.count == 1, let only = ranges.first, only.count == 1,
            let scalar = Unicode.Scalar(only.lowerBound)
        else { return nil }
        return [Array(String(scalar).utf8)]
    }

    private static func sequence(_ nodes: [ExpressionNode]) -> RequiredText {
        var run: [[UInt8]]? = [[]]
        var isExact = true
        var best: [[UInt8]]?
        for node in nodes {
            let next = read(node)
            best = better(best, next.needed)
            if let joined = joined(run, next.exact) {
                run = joined
            } else {
                isExact = false
                best = better(best, usable(run))
                run = next.exact ?? [[]]
            }
        }
        return RequiredText(exact: isExact ? run : nil, needed: isExact ? best : better(best, usable(run)))
    }

    private static func choice(_ nodes: [ExpressionNode]) -> RequiredText {
        var exact: [[UInt8]]? = []
        var needed: [[UInt8]]? = []
        for node in nodes {
            let next = read(node)
            exact = exact.flatMap { known in next.exact.map { known + $0 } }
            let best = better(next.needed, usable(next.exact))
            needed = needed.flatMap { known in best.map { known + $0 } }
        }
        if let few = exact, few.count > mostTexts { exact = nil }
        if let many = needed, many.count > mostTexts { needed = nil }
        return RequiredText(exact: exact, needed: needed)
    }

    private static func repetition(_ node: ExpressionNode, _ count: ExpressionNode.RepetitionCount) -> RequiredText {
        let once = read(node)
        if count.least == 1, count.most == 1 { return once }
        if count.least == 0, count.most == 1, let exact = once.exact, exact.count < mostTexts {
            return RequiredText(exact: exact + [[]])
        }
        return RequiredText(needed: count.least == 0 ? nil : better(once.needed, usable(once.exact)))
    }

    /// Each of the first followed by each of the second; nil if that is too much.
    private static func joined(_ first: [[UInt8]]?, _ second: [[UInt8]]?) -> [[UInt8]]? {
        guard let first, let second, first.count * second.count <= mostTexts else { return nil }
        let joined = first.flatMap { head in second.map { head + $0 } }
        return joined.contains { $0.count > longestText } ? nil : joined
    }

    /// A set that contains an empty text rejects nothing.
    private static func usable(_ texts: [[UInt8]]?) -> [[UInt8]]? {
        guard let texts, !texts.isEmpty, texts.allSatisfy({ !$0.isEmpty }) else { return nil }
        return texts
    }

    /// Longer texts are rarer, and fewer are found faster.
    private static func better(_ first: [[UInt8]]?, _ second: [[UInt8]]?) -> [[UInt8]]? {
        guard let first else { return second }
        guard let second else { return first }
        return worth(second) > worth(first) ? second : first
    }

    private static func worth(_ texts: [[UInt8]]) -> Int {
        let shortest = texts.map(\.count).min() ?? 0
        return min(shortest, 8) * 4 - texts.count
    }
}

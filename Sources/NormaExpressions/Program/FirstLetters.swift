// The letters with which a matching text can begin, so that most texts are rejected without being matched at all.

/// Letters of ASCII; any other letter may begin a match.
struct FirstLetters: Sendable {
    private var low: UInt64 = 0
    private var high: UInt64 = 0

    /// Nil unless the expression begins with `^` and matches at least one letter.
    static func of(_ node: ExpressionNode) -> FirstLetters? {
        guard case .sequence(let nodes) = node, case .assertion(let place, isNegated: false) = nodes.first,
            place == .caret || place == .textStart, !nodes.allSatisfy(\.canBeEmpty)
        else { return nil }
        var letters = FirstLetters()
        letters.add(.sequence(nodes))
        return letters
    }

    func admit(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
        guard let first = text.first else { return false }
        guard first < 128 else { return true }
        return (first < 64 ? low >> UInt64(first) : high >> UInt64(first - 64)) & 1 == 1
    }

    private mutating func add(_ node: ExpressionNode) {
        switch node {
        case .empty, .assertion: return
        case .scalar(let set):
            for letter in UInt8(0)..<128 where set.contains(Unicode.Scalar(letter)) {
                if letter < 64 { low |= 1 << UInt64(letter) } else { high |= 1 << UInt64(letter - 64) }
            }
        case .sequence(let nodes):
            for node in nodes {
                add(node)
                if !node.canBeEmpty { return }
            }
        case .choice(let nodes): nodes.forEach { add($0) }
        case .group(_, let node), .repetition(let node, _): add(node)
        }
    }
}

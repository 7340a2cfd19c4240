// A pattern of letters between slashes: read once, matched in time linear in the text, even if the pattern is hostile.

/// One match, in UTF-8 bytes from the text's start.
package struct ExpressionMatch: Sendable, Hashable {
    package let range: Range<Int>
    /// The matches of the named groups, in the order of the names.
    package let groups: [Range<Int>?]
}

/// A regular expression over Unicode scalars.
///
/// Its syntax is Swift's, without back-references, which can't be matched in linear time, and without look-around, atomic
/// groups and possessive repetition.
/// The leftmost of several matches counts, and of several ways to match there the one that comes first in the expression.
///
/// Cost: making it is linear in its size; the first use makes its tables. Matching a text, also for all its matches, takes a
/// handful of passes over the text.
package struct TextExpression: Sendable, Hashable {
    /// The meaning of `^` and `$`.
    package enum Anchors: Sendable, Hashable { case atText, atLines }

    package let source: String
    /// The names of its groups, in the order written.
    package let groups: [String]
    private let atText: ScratchPool
    private let atLines: ScratchPool

    package init(_ source: String) throws(ExpressionProblem) {
        let read = try ExpressionReader.read(source)
        self.source = source
        groups = read.groups
        atText = ScratchPool(try ProgramCompiler.compile(read, anchorsMatchLines: false))
        atLines =
            read.node.hasAnchors ? ScratchPool(try ProgramCompiler.compile(read, anchorsMatchLines: true)) : atText
    }

    package func isFound(in text: String) -> Bool {
        var text = text
        return text.withUTF8 { atText.isFound(in: $0) }
    }

    /// A quick check that rejects no text with a match.
    func mayBeFound(in bytes: UnsafeBufferPointer<UInt8>) -> Bool { atText.mayBeFound(in: bytes) }

    package func firstMatch(in text: String, anchors: Anchors = .atText) -> ExpressionMatch? {
        var text = text
        return text.withUTF8 { pool(anchors).matches(in: $0, onlyFirst: true) }.first
    }

    /// Every match, from the text's start on; none overlaps another.
    package func matches(in text: String, anchors: Anchors = .atText) -> [ExpressionMatch] {
        var text = text
        return text.withUTF8 { pool(anchors).matches(in: $0, onlyFirst: false) }
    }

    private func pool(_ anchors: Anchors) -> ScratchPool { anchors == .atText ? atText : atLines }

    package static func == (left: TextExpression, right: TextExpression) -> Bool { left.source == right.source }
    package func hash(into hasher: inout Hasher) { hasher.combine(source) }
}

extension ExpressionNode {
    /// Whether `^` or `$` occurs whose meaning depends on the way of matching.
    var hasAnchors: Bool {
        switch self {
        case .assertion(let place, _): place == .caret || place == .dollar
        case .empty, .scalar: false
        case .sequence(let nodes), .choice(let nodes): nodes.contains(where: \.hasAnchors)
        case .repetition(let node, _), .group(_, let node): node.hasAnchors
        }
    }
}

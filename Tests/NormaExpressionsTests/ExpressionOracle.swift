// What Swift's own `Regex` says, where the two are meant to agree.

@testable import NormaExpressions

/// One match: the bytes of the whole, then of each group that has a name; nil for a group that took no part.
typealias ComparedMatch = [Range<Int>?]

struct ExpressionOracle {
    private let regex: Regex<AnyRegexOutput>

    /// - Throws: where it is no expression of Swift's.
    init(_ expression: String) throws {
        regex = try Regex(Self.translated(expression)).matchingSemantics(.unicodeScalar).wordBoundaryKind(.simple)
    }

    func matches(in text: String, groups: [String]) -> [ComparedMatch] {
        text.matches(of: regex).map { match in
            [Self.bytes(match.range, text)]
                + groups.map { name in match.output[name]?.range.map { Self.bytes($0, text) } }
        }
    }

    private static func bytes(_ range: Range<String.Index>, _ text: String) -> Range<Int> {
        let low = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
        return low..<(low + text.utf8.distance(from: range.lowerBound, to: range.upperBound))
    }

    /// The deliberate differences of classes, said in Swift's words: `\w` and `\d` are those of Unicode Technical Standard 18, and
    /// the negation of a class is one letter also where a carriage return and a line feed stand together.
    private static func translated(_ expression: String) -> String {
        let word = "a-zA-Z0-9_\\p{Alphabetic}\\p{M}\\p{Nd}\\p{Pc}\\u{200C}\\u{200D}"
        let rows = [
            ("[\\w-]", "[\(word)-]"), ("\\w", "[\(word)]"), ("\\W", "[^\(word)]"), ("\\d", "[\\p{Nd}]"),
            ("\\D", "[^\\p{Nd}]"), ("\\P{L}", "[^\\p{L}]"), ("[^\\s]", "[^\\p{Whitespace}]"),
            ("\\S", "[^\\p{Whitespace}]"),
        ]
        return rows.reduce(expression) { text, row in text.replacing(row.0, with: row.1) }
    }
}

extension TextExpression {
    func comparedMatches(in text: String) -> [ComparedMatch] { matches(in: text).map { [$0.range] + $0.groups } }
}

extension ExpressionNode {
    /// Whether something is repeated that may be empty: how often, and what its groups hold then, engines don't agree on.
    var repeatsWhatMayBeEmpty: Bool {
        switch self {
        case .empty, .scalar, .assertion: false
        case .sequence(let nodes), .choice(let nodes): nodes.contains(where: \.repeatsWhatMayBeEmpty)
        case .group(_, let node): node.repeatsWhatMayBeEmpty
        case .repetition(let node, let count):
            node.repeatsWhatMayBeEmpty || (node.canBeEmpty && (count.most ?? 2) > 1)
        }
    }
}

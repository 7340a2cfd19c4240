// The engine against Swift's own, match for match, on expressions that nobody wrote for it.

@testable import NormaExpressions
import Testing

@Suite("An expression, compared with Swift's `Regex`")
struct ExpressionOracleTests {
    @Test("agrees on ten thousand generated expressions, each over four texts", arguments: 0..<4)
    func generated(_ part: Int) throws {
        var disagreements: [String] = []
        var (compared, matched, deliberate) = (0, 0, 0)
        for number in 0..<2_500 {
            var generator = ExpressionGenerator(seed: UInt64(part * 2_500 + number) &* 7_919)
            let source = generator.expression()
            let (oracle, ours) = (try ExpressionOracle(source), try TextExpression(source))
            let mayDiffer = try ExpressionReader.read(source).node.repeatsWhatMayBeEmpty
            for _ in 0..<4 {
                let text = generator.text(upTo: 12)
                let expected = oracle.matches(in: text, groups: ours.groups)
                compared += 1
                matched += expected.isEmpty ? 0 : 1
                #expect(ours.isFound(in: text) != ours.matches(in: text).isEmpty)
                #expect(ours.firstMatch(in: text) == ours.matches(in: text).first)
                guard ours.comparedMatches(in: text) != expected else { continue }
                if mayDiffer || foldsBeyondASCII(source) {
                    deliberate += 1
                } else {
                    disagreements.append("\(source.debugDescription) in \(text.debugDescription)")
                }
            }
        }
        #expect(disagreements.isEmpty)
        #expect(compared == 10_000 && matched > 1_500)
        // What is allowed to differ hardly ever does.
        #expect(deliberate < 10)
    }

    /// Ranges of letters without regard to case: Swift's engine compares a range's ends, this one each letter's forms.
    private func foldsBeyondASCII(_ source: String) -> Bool { source.hasPrefix("(?i)") && source.contains("[é-漢]") }

    @Test("agrees on every expression of the built-in guides, over the guides' own text")
    func guides() throws {
        let expressions = GuideExpressions.all()
        #expect(expressions.count > 150)
        let texts = GuideExpressions.texts()
        #expect(texts.count > 400)
        var (compared, matched) = (0, 0)
        for source in expressions {
            let (oracle, ours) = (
                try Regex(source).matchingSemantics(.unicodeScalar).wordBoundaryKind(.simple),
                try TextExpression(source)
            )
            for text in texts {
                let expected = text.firstMatch(of: oracle).map { match in
                    let low = text.utf8.distance(from: text.startIndex, to: match.range.lowerBound)
                    return low..<(low + text.utf8.distance(from: match.range.lowerBound, to: match.range.upperBound))
                }
                compared += 1
                matched += expected == nil ? 0 : 1
                #expect(ours.firstMatch(in: text)?.range == expected, "\(source) in \(text.debugDescription)")
            }
        }
        #expect(compared == expressions.count * texts.count && matched > 1_000)
    }
}

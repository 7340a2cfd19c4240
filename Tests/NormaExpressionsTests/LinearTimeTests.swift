// Twice the text takes about twice the time, on texts made to be hard.

import Doubling
import Testing

@testable import NormaExpressions

#if canImport(Darwin)
import Darwin
#else
import Glibc
#endif

@Suite("Matching takes linear time", .serialized)
struct LinearTimeTests {
    struct Hard: CustomTestStringConvertible, Sendable {
        let source: String
        let piece: String
        var end = ""
        var testDescription: String { source }

        func text(_ bytes: Int) -> String {
            String(repeating: piece, count: max(1, bytes / piece.utf8.count)) + end
        }
    }

    static let hard = [
        Hard(source: "(a*)*b", piece: "a"), Hard(source: "(?:a|a)*b", piece: "a"),
        Hard(source: "(?:a?){20}a{20}$", piece: "a"),
        Hard(source: ".*.*=.*;", piece: "x="), Hard(source: "[^x]*x|a", piece: "a"),
        Hard(source: "(?:a|aa)+$", piece: "a", end: "b"),
        Hard(source: #"^(?:.|\R)*\btry\s+await"#, piece: "try "), Hard(source: #"(?:\w+\s?)+!"#, piece: "word "),
        Hard(
            source: #"disabled_rules:(?:\s*[#-].*)*?\s*- *identifier_name\b"#,
            piece: "disabled_rules:\n  - rule # off\n"
        ),
        Hard(source: #"print\((?:[^()]|\([^()]*\))*\)+;"#, piece: "print(() "),
        Hard(source: "[ab]*a[ab]{10}c", piece: "abbaab"),
        Hard(source: #"(?i)(?<Word>\p{L}+)(?:, \p{L}+)*\."#, piece: "größe, "),
        Hard(source: #"\s+$"#, piece: " ", end: "x"),
    ]

    @Test("for one match, for none and for all", arguments: hard)
    func doubling(_ hard: Hard) throws {
        let expression = try TextExpression(hard.source)
        let (short, long) = (hard.text(20_000), hard.text(40_000))
        for use in [
            { _ = expression.matches(in: $0) }, { _ = expression.firstMatch(in: $0) },
            { _ = expression.isFound(in: $0) },
        ] as [(String) -> Void] {
            let ratio = Doubling.ratio(short, long, below: Self.limit, use)
            #expect(ratio < Self.limit, "\(ratio)")
            if Self.isMeasured { print("doubling", (ratio * 100).rounded() / 100, hard.source) }
        }
    }

    /// `Scripts/bench --expressions` asks for more than a test on a busy machine can.
    private static var limit: Double { isMeasured ? 2.2 : Doubling.limit }
    private static var isMeasured: Bool { getenv("NORMA_MEASURES_DOUBLING") != nil }
}

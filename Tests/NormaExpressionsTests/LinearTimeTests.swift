// Twice the text takes about twice the time, on texts made to be hard.

@testable import NormaExpressions
import Testing

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
        // A warm-up makes the states; then what counts is the processor's time, so that a busy machine doesn't.
        _ = (expression.matches(in: long), expression.isFound(in: long))
        for use in [
            { _ = expression.matches(in: $0) }, { _ = expression.firstMatch(in: $0) },
            { _ = expression.isFound(in: $0) },
        ] as [(String) -> Void] {
            // What shares the processor's caches slows one of the two now and then: only a slip does so each time.
            var ratio = Self.ratio(use, short, long)
            for _ in 0..<3 where ratio >= Self.limit { ratio = min(ratio, Self.ratio(use, short, long)) }
            #expect(ratio < Self.limit, "\(ratio)")
            if Self.isMeasured { print("doubling", (ratio * 100).rounded() / 100, hard.source) }
        }
    }

    /// How much longer the long text takes, by the medians of several times.
    private static func ratio(_ use: (String) -> Void, _ short: String, _ long: String) -> Double {
        let times = (0..<5).map { _ in (processorTime { use(short) }, processorTime { use(long) }) }
        return median(times.map(\.1)) / max(median(times.map(\.0)), 0.000_05)
    }

    /// Linear is 2, quadratic 4. On a busy machine a slip is caught; `Scripts/bench --expressions` asks for more.
    private static var limit: Double { isMeasured ? 2.2 : 3 }
    private static var isMeasured: Bool { getenv("NORMA_MEASURES_DOUBLING") != nil }

    private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

    private static func processorTime(_ work: () -> Void) -> Double {
        var before = timespec()
        var after = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &before)
        work()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &after)
        return Double(after.tv_sec - before.tv_sec) + Double(after.tv_nsec - before.tv_nsec) / 1e9
    }
}

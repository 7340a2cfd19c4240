// Counts the expectations of tests.

import NormaFacts
import NormaText

enum ExpectationCount: Check {
    static let identifier = "expectation-count"
    static let summary = "How many expectations a test has."
    static let isMeasured = true
    static let details = DetailShape.names
    static let documentation =
        """
        One comparison of whole values says as much as several comparisons of their parts, and a failure shows all of it. Counts
        `#expect` and the assertions of XCTest, not `#require`.

        ```swift bad
        @Test func total() {
            #expect(cart.total == 5)
            #expect(cart.count == 2)
        }
        ```

        ```swift good
        @Test func cart() throws {
            let first = try #require(items.first)
            #expect(first == expected)
        }
        ```
        """

    static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
        let tests = TestFunctions.all(in: facts)
        guard !tests.isEmpty else { return }
        var counts: [Int: Int] = [:]
        let places =
            facts.macros.filter { facts.text($0.name) == "expect" }.map(\.range)
            + facts.calls.filter { $0.receiver == .none && facts.text($0.name).hasPrefix("XCTAssert") }.map(\.range)
        for place in places {
            // Tests don't overlap and are in source order.
            let next = tests.partitioningIndex { facts.declarations[$0].range.end > place.start }
            guard next < tests.count, facts.declarations[tests[next]].bodyRange.contains(place) else { continue }
            counts[tests[next], default: 0] += 1
        }
        for index in tests {
            guard let count = counts[index] else { continue }
            context.report(declaration: index, of: facts, value: count)
        }
    }
}

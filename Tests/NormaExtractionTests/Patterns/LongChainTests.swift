// What a pattern binds in long chains is kept only as far as somebody needs it, and what is left out is told.

import NormaFacts
import Testing

@testable import NormaExtraction

@Suite("Patterns and long chains")
struct LongChainTests {
    private func extraction(_ source: PatternSource, _ count: Int) throws -> Extraction {
        let patterns = try CompiledPatterns([source])
        let code = "func f() { " + String(repeating: "a = ", count: count) + "z }"
        return Extractor(checks: [], patterns: patterns).extract(Array(code.utf8))
    }

    private func keptBytes(_ extraction: Extraction) -> Int {
        extraction.patterns.reduce(0) { sum, sighting in
            sum + sighting.bindings.reduce(0) { $0 + ($1.text?.utf8.count ?? 0) }
        }
    }

    @Test("A text that nobody compares is not kept once for each link")
    func unread() throws {
        let (short, long) = (try extraction("$A = $B", 2_000), try extraction("$A = $B", 4_000))
        #expect(long.patterns.count == 4_000)
        #expect(keptBytes(long) < keptBytes(short) * 3)
        #expect(long.bounds.isEmpty)
    }

    @Test("Texts that are compared add up to no more than some times the file, and the rest is told")
    func compared() throws {
        let source = PatternSource(text: "$A = $B", comparedHoles: ["B"])
        let found = try extraction(source, 4_000)
        #expect(found.patterns.count == 4_000)
        #expect(keptBytes(found) < 16_020 * (PatternAllowance.timesTheFile + 32))
        #expect(found.bounds.map(\.reason) == [.texts])
        #expect(try extraction(source, 20).bounds.isEmpty)
    }

    @Test("Numbers with operators between them are a number in a chain of any length")
    func arithmetic() throws {
        let patterns = try CompiledPatterns(["$A + $B"])
        let code = Array("let v = 1 + 2 * 3 + x + 4".utf8)
        let forms = Extractor(checks: [], patterns: patterns).extract(code).patterns.map { $0.bindings.map(\.form) }
        #expect(Set(forms) == [[.number, .number], [.number, .name], [.other, .number]])
    }
}

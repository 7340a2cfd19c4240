// Two limits in one rule: what is beyond the second is an error, and one finding.

import NormaFindings
import Testing

@testable import NormaRules

@Suite("Two limits in one rule")
struct GraveLimitTests {
    private func found(_ rule: String, _ code: String) throws -> [String] {
        try SmallCheck(rule: rule, code).result.findings.map { "\($0.severity.rawValue) \($0.message)" }
    }

    @Test("A check is a warning beyond its first limit, and an error beyond the second")
    func check() throws {
        let rule = "severity: warning\ncheck: large-tuple\nat-most: 2\nnever-above: 3"
        let code = "let one: (Int, Int)\nlet two: (Int, Int, Int)\nlet three: (Int, Int, Int, Int)\n"
        #expect(
            try found(rule, code) == [
                "warning The tuple has 3 elements; at most 2 are allowed",
                "error The tuple has 4 elements; at most 2 are allowed, never more than 3",
            ]
        )
    }

    @Test("So is a measure of a sentence")
    func sentence() throws {
        let rule = "severity: note\nevery: enum\nmust: { have-at-most: { cases: 1 } }\nnever-above: 2"
        let code = "enum A { case a }\nenum B { case a, b }\nenum C { case a, b, c }\n"
        #expect(
            try found(rule, code) == [
                "note `B` has 2 cases; at most 1 is allowed",
                "error `C` has 3 cases; at most 1 is allowed, never more than 2",
            ]
        )
    }
}

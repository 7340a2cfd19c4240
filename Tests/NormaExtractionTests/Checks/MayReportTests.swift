// What a check tells from the raw tree never keeps a sighting from being made.

import NormaFacts
import SwiftSyntax
import Testing

@testable import NormaExtraction

@Suite("What checks tell from the raw tree")
struct MayReportTests {
    /// A check that is shown every node of its kinds and heads.
    private enum Unhurried<Shown: Check>: Check {
        static var identifier: String { Shown.identifier }
        static var summary: String { Shown.summary }
        static var documentation: String { Shown.documentation }
        static var kinds: [SyntaxKind] { Shown.kinds }
        static var heads: Set<String> { Shown.heads }
        static func visit(_ node: Syntax, in context: inout CheckContext) { Shown.visit(node, in: &context) }
        static func visitFile(_ facts: SourceFacts, in context: inout CheckContext) {
            Shown.visitFile(facts, in: &context)
        }
    }

    private static func unhurried<Shown: Check>(_ check: Shown.Type) -> any Check.Type { Unhurried<Shown>.self }

    private let quick = Extractor(checks: AllChecks.all)
    private let thorough = Extractor(checks: AllChecks.all.map { Self.unhurried($0) })

    /// The code that the documentation of the checks shows, of one check in one piece.
    private let examples = AllChecks.all.map { check in
        let blocks = check.documentation.split(separator: "```swift ").dropFirst()
        return blocks.map { $0.prefix { $0 != "`" }.drop { $0 != "\n" } }.joined()
    }

    @Test("Looking at every node sees no more in the examples of the checks")
    func whole() {
        for code in examples { expectSame(code) }
    }

    @Test("Looking at every node sees no more in code that breaks off")
    func broken() {
        for code in examples {
            for length in stride(from: 5, to: code.count, by: 37) { expectSame(String(code.prefix(length))) }
        }
    }

    @Test("Looking at every node sees no more in code with line breaks, comments or nothing for its spaces")
    func disguised() {
        for code in examples {
            for text in ["\n", "", "  ", "\t", " /* ( */ "] {
                expectSame(code.replacing(" ", with: text))
            }
        }
    }

    private func expectSame(_ code: String) {
        let (one, other) = (quick.extract(Array(code.utf8)).facts, thorough.extract(Array(code.utf8)).facts)
        #expect(one.sightings == other.sightings && one.names == other.names && one.edits == other.edits, "\(code)")
    }
}
